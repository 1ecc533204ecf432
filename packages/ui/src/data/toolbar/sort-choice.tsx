import { NativeSelect } from '../../forms/fields/native-select';
import { chakra } from '../../theme/styled';
import { useDataTexts } from '../data.messages';
import type { TableState } from '../state/use-table-state';

export interface SortChoiceProps {
  columns: readonly { header: string; sortKey?: string | undefined }[];
  state: Pick<TableState, 'sort' | 'setSort'>;
}

/** By what the rows are sorted, where they are cards and have no header to press. */
export function SortChoice({ columns, state }: SortChoiceProps) {
  const t = useDataTexts();
  const choices = columns.flatMap(({ header, sortKey }) =>
    sortKey
      ? [
          { value: sortKey, label: t('ascending', { column: header }) },
          { value: `-${sortKey}`, label: t('descending', { column: header }) },
        ]
      : [],
  );
  if (choices.length === 0) return null;
  const chosen = choices.find(({ value }) => value === state.sort)?.value ?? '';
  return (
    <chakra.span flex="1" maxWidth="18rem" me="auto">
      <NativeSelect
        size="sm"
        aria-label={t('sortBy')}
        value={chosen}
        onChange={(event) => state.setSort(event.target.value || undefined)}
      >
        {chosen === '' ? <option value="">{t('sortBy')}</option> : null}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </chakra.span>
  );
}
