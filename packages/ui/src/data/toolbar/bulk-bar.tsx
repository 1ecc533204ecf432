import { chakra } from '../../theme/styled';
import { Button } from '../../actions/button';
import type { IconName } from '../../display/icon/icon-paths';
import { useDataTexts } from '../data.messages';

export interface BulkAction<Row> {
  label: string;
  icon?: IconName | undefined;
  tone?: 'default' | 'danger' | undefined;
  /** `clear` empties the selection, for when the act is done. */
  onSelect: (rows: Row[], clear: () => void) => void;
}

/** Takes the toolbar's place while rows are selected. */
export function BulkBar<Row>({
  rows,
  actions,
  onClear,
}: {
  rows: Row[];
  actions: readonly BulkAction<Row>[];
  onClear: () => void;
}) {
  const t = useDataTexts();
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
        {t('selected', { count: rows.length })}
      </chakra.span>
      {actions.map((action) => (
        <Button
          key={action.label}
          size="sm"
          icon={action.icon}
          variant={action.tone === 'danger' ? 'danger' : 'secondary'}
          onClick={() => action.onSelect(rows, onClear)}
        >
          {action.label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" ms="auto" onClick={onClear}>
        {t('clearSelection')}
      </Button>
    </chakra.div>
  );
}
