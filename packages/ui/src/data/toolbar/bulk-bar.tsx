import { chakra } from '../../theme/styled';
import { Button } from '../../actions/button';
import type { IconName } from '../../display/icon/icon-paths';
import { useDataTexts } from '../data.messages';

/** What an act is for: the ticked rows, or all that the list finds but some. */
export interface Selection<Row> {
  /** Those of them that are on this page. */
  rows: Row[];
  count: number;
  /** Set where it is all of the list under its filters: the ids that are left out. */
  except: string[] | null;
  /** Empties the selection, for when the act is done. */
  clear: () => void;
}

export interface BulkAction<Row> {
  label: string;
  icon?: IconName | undefined;
  tone?: 'default' | 'danger' | undefined;
  /** It can be for all that the list finds, on every page: it looks at `except`. */
  forAll?: boolean | undefined;
  onSelect: (selection: Selection<Row>) => void;
}

interface BulkBarProps<Row> {
  selection: Selection<Row>;
  actions: readonly BulkAction<Row>[];
  /** Rows of the list on all of its pages, and how many of them this page has. */
  total: number;
  onPage: number;
  onSelectAll: () => void;
}

/** Takes the toolbar's place while rows are selected. */
export function BulkBar<Row>({ selection, actions, total, onPage, onSelectAll }: BulkBarProps<Row>) {
  const t = useDataTexts();
  const { rows, count, except, clear } = selection;
  const offered = except ? actions.filter(({ forAll }) => forAll) : actions;
  const canSelectAll =
    !except && rows.length === onPage && total > onPage && actions.some(({ forAll }) => forAll);
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      p="3"
      bg="accent.subtle"
      borderTopRadius="lg"
    >
      <chakra.span role="status" fontSize="sm" fontWeight="medium" px="1" color="accent.fg">
        {t(except ? 'allSelected' : 'selected', { count })}
      </chakra.span>
      {canSelectAll ? (
        <Button size="sm" variant="link" onClick={onSelectAll}>
          {t('selectAllOf', { count: total })}
        </Button>
      ) : null}
      {offered.map((action) => (
        <Button
          key={action.label}
          size="sm"
          icon={action.icon}
          variant={action.tone === 'danger' ? 'danger' : 'secondary'}
          onClick={() => action.onSelect(selection)}
        >
          {action.label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" ms="auto" onClick={clear}>
        {t('clearSelection')}
      </Button>
    </chakra.div>
  );
}
