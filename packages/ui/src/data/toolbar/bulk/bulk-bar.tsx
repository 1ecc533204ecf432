import { type ReactNode, useRef } from 'react';
import { fadingStrip, useEdgeFade } from '../../../overlays/use-edge-fade';
import { chakra } from '../../../theme/styled';
import { Button } from '../../../actions/button';
import { IconButton } from '../../../actions/icon-button';
import { useIsNarrow } from '../../../layout/use-is-narrow';
import type { IconName } from '../../../display/icon/icon-paths';
import { useDataTexts } from '../../data.messages';

/** What an action is for: the ticked rows, or all that the list finds but some. */
export interface Selection<Row> {
  /** Those of them that are on this page. */
  rows: Row[];
  count: number;
  /** Set where it is all of the list under its filters: the ids that are left out. */
  except: string[] | null;
  /** Empties the selection, for when the action is done. */
  clear: () => void;
}

export interface BulkAction<Row> {
  label: string;
  icon?: IconName | undefined;
  tone?: 'default' | 'danger' | undefined;
  /** It can be for all that the list finds, on every page: it looks at `except`. */
  forAll?: boolean | undefined;
  /** It can be done with such a row: the action is offered where one of those that are ticked is. */
  fits?: ((row: Row) => boolean) | undefined;
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

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    p: '3',
    bg: 'accent.subtle',
    _print: { display: 'none' },
  },
  variants: {
    sticky: {
      true: {
        position: 'sticky',
        bottom: '0',
        zIndex: 'sticky',
        pb: 'calc({spacing.3} + env(safe-area-inset-bottom))',
        borderTopWidth: '1px',
        borderColor: 'border.strong',
      },
      false: { borderTopRadius: 'lg' },
    },
  },
});

const StripElement = chakra('div', {
  base: {
    ...fadingStrip,
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1 1 100%',
    // The ring of what has the focus is around it.
    m: '-1',
    p: '1',
    '& > *': { flexShrink: 0 },
  },
});

/** One line that scrolls: the bar stays as low as it is, however many actions there are. */
function Strip({ count, children }: { count: number; children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  useEdgeFade(strip, count);
  return <StripElement ref={strip}>{children}</StripElement>;
}

/**
 * Takes the toolbar's place while rows are selected. Of a narrow window it is at the bottom, after the rows, so that it is in
 * sight in a list of any length and covers none of them at its end.
 */
export function BulkBar<Row>({ selection, actions, total, onPage, onSelectAll }: BulkBarProps<Row>) {
  const t = useDataTexts();
  const isNarrow = useIsNarrow();
  const { rows, count, except, clear } = selection;
  const offered = actions.filter(({ forAll, fits }) => (except ? forAll : !fits || rows.some(fits)));
  const canSelectAll =
    !except && rows.length === onPage && total > onPage && actions.some(({ forAll }) => forAll);
  const said = (
    <chakra.span role="status" fontSize="sm" fontWeight="medium" px="1" color="accent.fg">
      {t(except ? 'allSelected' : 'selected', { count })}
    </chakra.span>
  );
  const buttons = (
    <>
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
    </>
  );
  if (isNarrow)
    return (
      <Bar sticky data-bulk-bar="">
        {said}
        <IconButton size="sm" icon="close" label={t('clearSelection')} ms="auto" onClick={clear} />
        <Strip count={offered.length + Number(canSelectAll)}>{buttons}</Strip>
      </Bar>
    );
  return (
    <Bar sticky={false}>
      {said}
      {buttons}
      <Button size="sm" variant="ghost" ms="auto" onClick={clear}>
        {t('clearSelection')}
      </Button>
    </Bar>
  );
}
