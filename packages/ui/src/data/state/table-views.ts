import type { ListSettings } from '@courtyard/contract';
import type { Filters } from '@courtyard/contract/fields/filters';
import { readTableState, type TableShape } from './table-state.rules';
import { isOutgrown, isSet, settingsIn, standard, withoutGoneColumns, withView } from './view.rules';

/** What views need to know of a table. */
export interface TableViews {
  list: string;
  /** The view that was opened: its id, `usual` for the list as it comes, undefined where none was. */
  chosen: string | undefined;
  /** Opens a view; null: the list as it comes. */
  open: (view: { id: string; settings: ListSettings } | null) => void;
  /** Keeps to the list as it comes while it is said with what it opens. */
  stay: () => void;
  /** Keeps to what is set, as what a view is now. */
  take: (id: string) => void;
  /** What is set, of the columns that there are. */
  settings: (columnIds: readonly string[]) => ListSettings;
  /** Whether what is set is what a view sets. */
  isSet: (settings: ListSettings) => boolean;
  /** Whether a view sets something that the list does not have any more. */
  isOutgrown: (settings: ListSettings, columnIds: readonly string[]) => boolean;
}

interface TableAddress {
  params: URLSearchParams;
  shape: TableShape<string, Filters>;
  prefix: string;
  go: (params: URLSearchParams, isReplacing?: boolean) => void;
}

/** The views of a table by its address; undefined where none can be kept of it. */
export function tableViews({ params, shape, prefix, go }: TableAddress): TableViews | undefined {
  const { list } = shape;
  if (list === undefined) return undefined;
  const now = settingsIn(params, shape, prefix);
  const chosen = readTableState(params, shape, prefix).saved;
  return {
    list,
    chosen,
    open: (view) => go(withView(params, view ?? standard, shape, prefix)),
    stay: () => {
      if (chosen === undefined && Object.keys(now).length === 0)
        go(withView(params, standard, shape, prefix), true);
    },
    take: (id) => go(withView(params, { id, settings: now }, shape, prefix)),
    settings: (columnIds) => withoutGoneColumns(now, columnIds),
    isSet: (settings) => isSet(settings, now, shape),
    isOutgrown: (settings, columnIds) => isOutgrown(settings, shape, columnIds),
  };
}
