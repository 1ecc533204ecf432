import { call, startListWith } from '@courtyard/common';
import type { ListView, ListViews } from '@courtyard/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFailureToast } from '../../../feedback/use-failure-toast';

const keyOf = (list: string) => ['shell', 'list-views', list];

const fetchViews = async (list: string, signal?: AbortSignal) =>
  (await call('GET /api/v1/shell/list-views', { query: { list }, ...(signal && { signal }) })).data;

/** A list's own and shared views, once they are wanted. */
export const useListViews = (list: string, enabled: boolean) =>
  useQuery({ queryKey: keyOf(list), queryFn: ({ signal }) => fetchViews(list, signal), enabled });

/** With which of its views a list opens. */
export function startOf({ views, starts: { mine, community } }: ListViews): ListView | null {
  return views.find(({ id }) => id === (mine ?? community)) ?? null;
}

type Written = Pick<ListView, 'name' | 'settings' | 'isShared'>;

/** What is done to a list's views; `onStart` before the list begins to open otherwise. Each action rejects with what kept it from being done; all views are asked for anew after it. */
export function useViewActions(list: string, onStart: () => void) {
  const client = useQueryClient();
  const say = useFailureToast();
  const take = (views: ListViews) => {
    client.setQueryData(keyOf(list), views);
    startListWith(list, startOf(views));
  };
  /** What is on screen follows whatever came of it: somebody else may have been first. */
  const then = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      await fetchViews(list).then(take, () => client.invalidateQueries({ queryKey: keyOf(list) }));
    }
  };
  const asRead = ({ id, version }: ListView) => ({ params: { viewId: id }, body: { version } });
  return {
    create: (body: Written) =>
      then(call('POST /api/v1/shell/list-views', { body: { list, ...body } }).then(({ data }) => data)),
    change: ({ id, name, settings, isShared, version }: ListView, change: Partial<Written>) =>
      then(
        call('PUT /api/v1/shell/list-views/:viewId', {
          params: { viewId: id },
          body: { name, settings, isShared, ...change, version },
        }),
      ),
    remove: (view: ListView) =>
      then(call('POST /api/v1/shell/list-views/:viewId/remove', asRead(view)).then(({ data }) => data)),
    restore: (view: ListView) => then(call('POST /api/v1/shell/list-views/:viewId/restore', asRead(view))),
    start: (change: Partial<ListViews['starts']>) => {
      onStart();
      return then(call('PATCH /api/v1/shell/list-views/starts', { body: { list, ...change } }));
    },
    /** Does an action that nothing on screen waits for: says what was done, or why it was not. */
    run: async (action: Promise<unknown>, done: () => void): Promise<void> => {
      try {
        await action;
      } catch (error) {
        return say(error);
      }
      done();
    },
  };
}

export type ViewActions = ReturnType<typeof useViewActions>;
