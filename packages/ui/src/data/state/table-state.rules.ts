import type { FilterKind, FilterValue } from '@courtyard/contract/fields/filters';
import { isDaySpan, isNumberSpan } from '@courtyard/contract/fields/spans';

/** The values that a filter may have, as the record's columns declare it. */
export type FilterValues = FilterKind;

export interface TableShape<S extends string, F extends Record<string, FilterValues>> {
  /** Names that the list can be sorted by. */
  sort: readonly S[];
  /** Filters by their name in the query. */
  filters: F;
  defaultSort?: S | `-${S}` | undefined;
  /** The list's name (`listName` of its resource), where views can be kept of it. */
  list?: string | undefined;
  /** Rows per page. */
  defaultLimit?: number | undefined;
}

/** What the list's call takes as its query. */
export type TableQuery<S extends string, F extends Record<string, FilterValues>> = {
  search?: string;
  sort?: S | `-${S}`;
  cursor?: string;
  limit: number;
} & { [K in keyof F]?: FilterValue<F[K]> };

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
    density: get('density') === 'compact' ? ('compact' as const) : ('comfortable' as const),
    widths: widthsIn(get('widths')),
    totals: get('totals') === 'yes',
    view: get('view') === 'cards' ? ('cards' as const) : ('table' as const),
    filters,
    /** The view that was opened: its id, or that it is the list as it comes. */
    saved: get('saved'),
  };
}

/** Pixels that a column may have. */
export const columnWidths = { least: 64, most: 800 } as const;

/** Widths by column, as they stand in an address: `name:220,cost:96`. */
function widthsIn(text = ''): Readonly<Record<string, number>> {
  const parts = [...text.matchAll(/([\w-]+):(\d{1,4})(?:,|$)/g)];
  return Object.fromEntries(parts.map(([, id = '', px]) => [id, widthWithin(Number(px))]));
}

export const widthWithin = (px: number): number =>
  Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, px)));

/** The same for an address. */
export const widthsText = (widths: Readonly<Record<string, number>>): string =>
  Object.entries(widths)
    .map(([id, px]) => `${id}:${px}`)
    .join(',');

function isOffered(value: string, offered: FilterValues): boolean {
  if (typeof offered === 'object') return offered.includes(value);
  if (offered === 'days') return isDaySpan(value);
  if (offered === 'number' || offered === 'share' || offered === 'money') return isNumberSpan(value);
  return offered === 'value' || value !== '';
}

export type TableValues = ReturnType<typeof readTableState>;

/** The same address with some of it changed; `undefined`, '' and [] take a parameter away. In a list '' is a value: that there is none. */
export function writeTableState(
  params: URLSearchParams,
  change: Record<string, string | readonly string[] | undefined>,
  prefix = '',
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    const key = parameter(prefix, name);
    next.delete(key);
    const parts = typeof value === 'string' ? [value].filter(Boolean) : (value ?? []);
    for (const part of parts) next.append(key, part);
  }
  return next;
}
