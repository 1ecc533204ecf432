import { type ColumnKind, columnOf, type Columns } from '@courtyard/contract/fields/columns';
import { useFieldTexts } from '../display/field-texts';
import type { Column } from './column';

/** What a page says of a declared column; the declaration says the rest. */
export type ShownColumn<Row, F extends string> = Partial<Omit<Column<Row>, 'id'>> & { field: F };

const alignOf = (kind: ColumnKind) => (kind === 'text' || kind === 'choice' ? 'start' : 'end');

/**
 * The columns of a list's table: those that the page names, in its order, then all others of the declaration, which show
 * only when somebody chooses them. Heading, value, alignment and sorting come from the declaration; the page says what
 * differs, and may add columns of its own that are no field:
 *
 *     const columns = useColumns(assetColumns, [
 *       { field: 'name', priority: 1, cell: (asset) => <NameCell asset={asset} /> },
 *       { id: 'where', header: t('where'), cell: (asset) => whereOf(asset) ?? <Missing /> },
 *     ]);
 */
export function useColumns<Row, F extends string>(
  declared: Columns<Row, F>,
  shown: readonly (ShownColumn<Row, F> | Column<Row>)[],
): readonly Column<Row>[] {
  const texts = useFieldTexts(declared);
  const drawn = (field: F): Column<Row> => {
    const { kind, isSorted, isTotalled } = columnOf(declared, field);
    return {
      id: field,
      header: texts.label(field),
      cell: (row) => texts.node(row, field),
      sortKey: isSorted ? field : undefined,
      align: alignOf(kind),
      total: isTotalled ? (sum) => texts.amount(kind, sum) : undefined,
    };
  };
  const named = shown.map((column) => ('field' in column ? { ...drawn(column.field), ...column } : column));
  const others = declared.fields
    .filter(({ field }) => !named.some(({ id }) => id === field))
    .map(({ field }): Column<Row> => ({ ...drawn(field), priority: 5 }));
  return [...named, ...others];
}
