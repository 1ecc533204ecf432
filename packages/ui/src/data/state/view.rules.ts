import type { ListSettings } from '@courtyard/contract';
import type { Filters } from '@courtyard/contract/fields/filters';
import { parameter, readTableState, type TableShape, widthsText, writeTableState } from './table-state.rules';

type Shape = TableShape<string, Filters>;

/** What can be set on any list and is kept in a view, besides its filters. The page that one is on is not. */
const settingNames = ['search', 'sort', 'limit', 'columns', 'widths', 'density', 'totals', 'view'] as const;

/** The chosen view where it is none: the list as it comes, whatever it opens with. */
export const defaultView = 'usual';

/** The list as it comes, as a view of it. */
export const standard = { id: defaultView, settings: {} } as const;

const namesIn = ({ filters }: Shape): string[] => [...settingNames, ...Object.keys(filters)];

/** What is set in an address, of what the list offers and where it is not as the list comes anyway; always in one order. */
export function settingsIn(params: URLSearchParams, shape: Shape, prefix = ''): ListSettings {
  const now = readTableState(params, shape, prefix);
  const bare = readTableState(new URLSearchParams(), shape);
  const differing = <T>(value: T, as: T) => (value === as || value === undefined ? [] : [String(value)]);
  const settings: ListSettings = {
    search: now.search === '' ? [] : [now.search],
    sort: differing(now.sort, bare.sort),
    limit: differing(now.limit, bare.limit),
    columns: now.columns ? [now.columns.join(',')] : [],
    widths: differing(widthsText(now.widths), ''),
    density: differing(now.density, bare.density),
    totals: now.totals ? ['yes'] : [],
    view: differing(now.view, bare.view),
    ...Object.fromEntries(Object.entries(now.filters).map(([name, values]) => [name, values.toSorted()])),
  };
  return Object.fromEntries(Object.entries(settings).filter(([, values]) => values.length > 0));
}

/** The address of a list with a view opened: what it sets, and nothing else of what can be set. */
export function withView(
  params: URLSearchParams,
  view: { id: string; settings: ListSettings },
  shape: Shape,
  prefix = '',
): URLSearchParams {
  const nothing = Object.fromEntries(namesIn(shape).map((name) => [name, undefined]));
  const offered = settingsIn(paramsOf(view.settings), shape);
  return writeTableState(params, { ...nothing, cursor: undefined, ...offered, saved: view.id }, prefix);
}

/** An address that says nothing of the list opens with a view, where there is one to open with. */
export function opened(
  params: URLSearchParams,
  start: { id: string; settings: ListSettings } | undefined,
  shape: Shape,
  prefix = '',
): URLSearchParams {
  const isTouched = [...namesIn(shape), 'cursor', 'saved'].some((name) =>
    params.has(parameter(prefix, name)),
  );
  return start && !isTouched ? withView(params, start, shape, prefix) : params;
}

/** Whether a view sets what is set, as far as the list still offers it. */
export const isSet = (settings: ListSettings, now: ListSettings, shape: Shape): boolean =>
  JSON.stringify(settingsIn(paramsOf(settings), shape)) === JSON.stringify(now);

/** Whether a view sets something that the list does not have any more: a filter, a value, an order, a column. */
export function isOutgrown(settings: ListSettings, shape: Shape, columnIds: readonly string[]): boolean {
  const params = paramsOf(settings);
  const { filters, sort, columns = [], widths } = readTableState(params, shape);
  const isGone = (name: string, values: readonly string[]) =>
    !namesIn(shape).includes(name) || values.length > (filters[name]?.length ?? values.length);
  return (
    Object.entries(settings).some(([name, values]) => isGone(name, values)) ||
    (params.has('sort') && sort !== params.get('sort')) ||
    [...columns, ...Object.keys(widths)].some((id) => !columnIds.includes(id))
  );
}

/** What is set without columns that the list does not have any more. */
export function withoutGoneColumns(settings: ListSettings, columnIds: readonly string[]): ListSettings {
  const kept = (name: 'columns' | 'widths', idOf: (part: string) => string) => {
    const parts = settings[name]?.[0]?.split(',').filter((part) => columnIds.includes(idOf(part))) ?? [];
    return parts.length > 0 ? { [name]: [parts.join(',')] } : {};
  };
  const { columns: _columns, widths: _widths, ...others } = settings;
  return { ...others, ...kept('columns', (id) => id), ...kept('widths', (part) => part.split(':')[0] ?? '') };
}

const paramsOf = (settings: ListSettings): URLSearchParams =>
  writeTableState(new URLSearchParams(), settings);
