import type { StartingView } from '@courtyard/contract';
import { create } from 'zustand';

type ByList = Readonly<Record<string, StartingView>>;

/** With which views lists open, by list. It comes with the registry, so that it is there before a list's first call. */
const useStore = create<{ byList: ByList }>()(() => ({ byList: {} }));

/** Takes what the registry says of all sections. */
export const startListsWith = (views: readonly StartingView[]): void =>
  useStore.setState({ byList: Object.fromEntries(views.map((view) => [view.list, view])) });

/** Says with which view a list opens from now on; null: as it comes. */
export function startListWith(list: string, view: StartingView | null): void {
  const { [list]: _before, ...others } = useStore.getState().byList;
  useStore.setState({ byList: view ? { ...others, [list]: view } : others });
}

/** With which view a list opens for the signed-in person; undefined where it opens as it comes. */
export const useStartingView = (list: string | undefined): StartingView | undefined =>
  useStore(({ byList }) => (list === undefined ? undefined : byList[list]));
