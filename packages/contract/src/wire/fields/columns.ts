import type { Filters } from './filters';
import type { Labels } from './labels';

/**
 * - `text`; `number`
 * - `serial`: the number that a document goes by; it names and counts nothing, so its digits stand in no groups
 * - `share`: a part of a whole in millionths, read as a percentage
 * - `money`: an amount in the minor unit of the community's currency
 * - `day`: `YYYY-MM-DD`; `moment`: ISO 8601, told by the community's clock
 * - `choice`: a value that the words name as `field.value`
 */
export type ColumnKind = 'text' | 'number' | 'serial' | 'share' | 'money' | 'day' | 'moment' | 'choice';

type PlainValue = string | number | null | undefined;

/** A field of a record as lists, cards and files show it. */
export interface FieldColumn<R, F extends string = string> {
  /** Also the key of its heading in the record's words. */
  field: F;
  kind: ColumnKind;
  /** Whether the list's `sort` takes the field's name. */
  isSorted: boolean;
  /** Whether the list tells the sum of it. */
  isTotalled: boolean;
  valueOf: (row: R) => PlainValue;
}

/** The columns of a list, in the order of the exported file, with the words that they are called by. */
export interface Columns<
  R,
  F extends string = string,
  S extends string = string,
  Q extends Filters = Filters,
> {
  labels: Labels;
  fields: readonly FieldColumn<R, F>[];
  /** Names that the list's `sort` takes. */
  sort: readonly S[];
  /** What the list is filtered by, by the name in its query. */
  filters: Q;
  /** Fields that the list sums under its filters. */
  totals: readonly F[];
}

/** Throws where the list has no such column. */
export function columnOf<R, F extends string>({ fields }: Columns<R, F>, field: F): FieldColumn<R, F> {
  const column = fields.find((each) => each.field === field);
  if (!column) throw new Error(`${field} was not declared`);
  return column;
}

/** What a row has in a column; null for none, which an empty text is too. */
export function valueIn<R>({ valueOf }: FieldColumn<R>, row: R): string | number | null {
  const value = valueOf(row);
  return value === undefined || value === '' ? null : value;
}

type PlainField<R> = { [K in keyof R & string]: R[K] extends PlainValue ? K : never }[keyof R & string];

/** Refuses filters whose word is missing. */
type NamedFilters<Q, W extends string> = Q & { readonly [N in Exclude<keyof Q, W | `${W}Id`>]: never };

interface DeclaredKind {
  kind: ColumnKind;
  /** The list sorts by it. */
  sort?: true;
  /** The list tells its sum under the filters; for amounts and counts. */
  total?: true;
}

/** `of`: where the row does not have a plain value under the field's own name. */
type DeclaredColumn<R, K extends string> = DeclaredKind &
  ({ field: K & PlainField<R>; of?: undefined } | { field: K; of: (row: R) => PlainValue });

/**
 * Declares once which columns a list has, for its table, its cards, the choice of columns and its file, and what it is
 * sorted by. Fields are those of the record's words:
 *
 *     export const assetColumns = defineColumns<AssetSummary>()(assetWords, [
 *       { field: 'name', kind: 'text', sort: true },
 *       { field: 'costMinor', kind: 'money', total: true },
 *       { field: 'area', kind: 'text', of: ({ area }) => area?.name },
 *     ], { areaId: 'reference', costMinor: 'money', installedOn: 'days' });
 *
 * What it is filtered by is said once, in the order of the choices: the list's query, its panels and its chips follow. A
 * filter is called by the word of its name, `areaId` by that of `area`.
 */
export const defineColumns =
  <R extends object>() =>
  <
    W extends Labels,
    const C extends readonly DeclaredColumn<R, keyof W & string>[],
    const Q extends Filters = Record<never, never>,
  >(
    labels: W,
    declared: C,
    filters?: NamedFilters<Q, keyof W & string>,
  ): Columns<R, C[number]['field'], Extract<C[number], { sort: true }>['field'], Q> => {
    const fields = declared.map(({ field, kind, sort, total, of }) => ({
      field,
      kind,
      isSorted: sort === true,
      isTotalled: total === true,
      valueOf: of ?? ((row: R) => plain(Reflect.get(row, field), field)),
    }));
    const sorted = fields.filter(({ isSorted }) => isSorted).map(({ field }) => field);
    const totals = fields.filter(({ isTotalled }) => isTotalled).map(({ field }) => field);
    // The border: without filters, Q is the empty record.
    return { labels, fields, sort: sorted, filters: filters ?? ({} as Q), totals };
  };

function plain(value: unknown, field: string): PlainValue {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'number')
    return value;
  throw new TypeError(`${field} is not a plain value: say what its column shows of it`);
}
