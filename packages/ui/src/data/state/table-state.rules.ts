import { daySpanFrom, daySpanText } from './day-span.rules';

/** The values a filter may have: a fixed list, any text (an id), or days from one to another. */
export type FilterValues = readonly string[] | 'any' | 'days';

export interface TableShape<S extends string, F extends Record<string, FilterValues>> {
  /** Names that the list can be sorted by. */
  sort: readonly S[];
  /** Filters by their name in the query. */
  filters: F;
  defaultSort?: S | `-${S}` | undefined;
  /** Rows per page. */
  defaultLimit?: number | undefined;
}

type ValueOf<V extends FilterValues> = V extends readonly (infer T)[] ? T : string;

/** What the list's call takes as its query. */
export type TableQuery<S extends string, F extends Record<string, FilterValues>> = {
  search?: string;
  sort?: S | `-${S}`;
  cursor?: string;
  limit: number;
} & { [K in keyof F]?: ValueOf<F[K]>[] };

export const pageSizes = [25, 50, 100, 200] as const;
const standardLimit = 50;

/** Names in the URL; a prefix keeps two tables of one page apart. */
export const parameter = (prefix: string, name: string) => (prefix ? `${prefix}.${name}` : name);

/** Reads what the person set from the URL. What the table does not offer counts as not set. */
export function readTableState<S extends string, F extends Record<string, FilterValues>>(
  params: URLSearchParams,
  shape: TableShape<S, F>,
  prefix = '',
) {
  const get = (name: string) => params.get(parameter(prefix, name)) ?? undefined;
  const sorts = shape.sort.flatMap((name): (S | `-${S}`)[] => [name, `-${name}`]);
  const limit =
    pageSizes.find((size) => String(size) === get('limit')) ?? shape.defaultLimit ?? standardLimit;
  const filters = Object.fromEntries(
    Object.entries(shape.filters).map(([name, offered]) => {
      const values = params.getAll(parameter(prefix, name));
      return [name, values.filter((value) => isOffered(value, offered))];
    }),
  );
  return {
    search: get('search') ?? '',
    sort: sorts.find((candidate) => candidate === get('sort')) ?? shape.defaultSort,
    cursor: get('cursor'),
    limit,
    columns: get('columns')?.split(',').filter(Boolean),
    view: get('view') === 'cards' ? ('cards' as const) : ('table' as const),
    filters,
  };
}

const isOffered = (value: string, offered: FilterValues) =>
  offered === 'any' ||
  (offered === 'days' ? value !== '' && daySpanText(daySpanFrom(value)) === value : offered.includes(value));

export type TableValues = ReturnType<typeof readTableState>;

/** The same address with some of it changed; `undefined`, '' and [] take a parameter away. */
export function writeTableState(
  params: URLSearchParams,
  change: Record<string, string | readonly string[] | undefined>,
  prefix = '',
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    const key = parameter(prefix, name);
    next.delete(key);
    for (const part of typeof value === 'string' ? [value] : (value ?? []))
      if (part !== '') next.append(key, part);
  }
  return next;
}
