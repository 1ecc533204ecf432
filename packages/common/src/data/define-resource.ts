import { listNameOf } from '@courtyard/contract/fields/list-name';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DataOwner } from '../section/section';
import type { CallBody, CallData, CallQuery, RouteName } from '../wire/call';
import { callWithIds, dataWithIds } from './call-by-place';
import { listSource } from './list-source';
import type { RowOf, WalkedPage } from './list-walk';
import type {
  DeclaredCalls,
  DeclaredPartCalls,
  HistoryName,
  PartCalls,
  ReadName,
  ReadSettings,
  ResourceCalls,
  WriteName,
} from './resource';
import { type Command, useCommand } from './use-command';

/** A kind of thing of a section by the names of its calls; what it does not have is left out. */
interface ResourceDeclaration<L, O, C, U, R, H> {
  section: DataOwner;
  /** The thing's word in the query keys. */
  key: string;
  list?: L;
  one?: O;
  create?: C;
  update?: U;
  remove?: R;
  history?: H;
}

interface PartDeclaration<L, C, U, R> {
  /** The part's word in the query keys. */
  key: string;
  list?: L;
  create?: C;
  update?: U;
  remove?: R;
}

interface ReadOptions<K extends ReadName> extends ReadSettings {
  ids?: readonly string[];
  query?: CallQuery<K>;
}

/** A call that the types let nobody ask for where it was not declared. */
function declared<K extends RouteName>(name: K | undefined): K {
  if (name === undefined) throw new Error('This call was not declared');
  return name;
}

/**
 * Declares a kind of thing once, by the names of its calls, and gives what pages need of it: the list, one, its history,
 * commands to create, update and remove, and `part` for what belongs to it. What is sent and answered is typed by the
 * contract; nothing of its schemas is loaded. After a command everything of the section is asked for again.
 */
export function defineResource<
  L extends ReadName = never,
  O extends ReadName = never,
  C extends WriteName = never,
  U extends WriteName = never,
  R extends WriteName = never,
  H extends HistoryName = never,
>(declaration: ResourceDeclaration<L, O, C, U, R, H>) {
  const { section, key, list, one, create, update, remove, history } = declaration;
  const keys = {
    all: [section, key] as const,
    list: (query: unknown) => [section, key, 'list', query] as const,
    one: (id: string) => [section, key, 'one', id] as const,
    part: (id: string, name: string) => [section, key, 'one', id, name] as const,
  };

  const fetchList: ResourceCalls<L, O, C, U, R>['fetchList'] = (query, signal) =>
    callWithIds(declared(list), [], { query, signal });
  const fetchOne: ResourceCalls<L, O, C, U, R>['fetchOne'] = (id, signal) =>
    dataWithIds(declared(one), [id], { signal });

  const calls: ResourceCalls<L, O, C, U, R> = {
    fetchList,
    fetchOne,
    useList: (query, { enabled = true } = {}) =>
      useQuery({
        queryKey: keys.list(query),
        queryFn: ({ signal }) => fetchList(query, signal),
        placeholderData: keepPreviousData,
        enabled,
      }),
    sourceOf: (query) => listSource(declared(list), query, keys.list),
    listName: listNameOf(section, list?.replace('GET ', '') ?? key),
    walk: (words) => ({
      ...words,
      usePage: (query) =>
        useQuery({
          queryKey: keys.list(query),
          // The border of the history, which keeps what the list's page asked: the server checks it as it does any other.
          queryFn: ({ signal }) =>
            callWithIds(declared(list), [], { query: query ?? {}, signal }) as Promise<WalkedPage<RowOf<L>>>,
          enabled: query !== null,
        }).data,
    }),
    useOne: (id) =>
      useQuery({
        queryKey: keys.one(id),
        queryFn: ({ signal }) => fetchOne(id, signal),
        enabled: id !== '',
      }),
    useCreate: () =>
      useCommand(section, (body, idempotencyKey) =>
        dataWithIds(declared(create), [], { body, idempotencyKey }),
      ),
    useUpdate: (id) =>
      useCommand(section, (body, idempotencyKey) =>
        dataWithIds(declared(update), [id], { body, idempotencyKey }),
      ),
    useRemove: () =>
      useCommand(
        section,
        (id, idempotencyKey) => dataWithIds(declared(remove), [id], { idempotencyKey }),
        keys.one,
      ),
    historyOf: (id) => ({
      queryKey: keys.part(id, 'history'),
      ask: (query, signal) => {
        const name: HistoryName = declared(history);
        return callWithIds(name, [id], { query, signal });
      },
    }),
  };

  /** What belongs to a thing and is asked for by the thing's id. */
  function part<
    PL extends ReadName = never,
    PC extends WriteName = never,
    PU extends WriteName = never,
    PR extends WriteName = never,
  >(
    its: PartDeclaration<PL, PC, PU, PR>,
  ): Pick<PartCalls<PL, PC, PU, PR>, DeclaredPartCalls<PL, PC, PU, PR>> {
    const partCalls: PartCalls<PL, PC, PU, PR> = {
      useList: (ownerId) =>
        useQuery({
          queryKey: keys.part(ownerId, its.key),
          queryFn: ({ signal }) => dataWithIds(declared(its.list), [ownerId], { signal }),
          enabled: ownerId !== '',
        }),
      usePage: (ownerId, query) =>
        useQuery({
          queryKey: [...keys.part(ownerId, its.key), query],
          queryFn: ({ signal }) => callWithIds(declared(its.list), [ownerId], { query, signal }),
          placeholderData: keepPreviousData,
        }),
      sourceOf: (ownerId, query) =>
        listSource(
          declared(its.list),
          query,
          (filters) => [...keys.part(ownerId, its.key), 'source', filters],
          [ownerId],
        ),
      useCreate: (ownerId) =>
        useCommand(section, (body, idempotencyKey) =>
          dataWithIds(declared(its.create), [ownerId], { body, idempotencyKey }),
        ),
      useUpdate: (ownerId, id) =>
        useCommand(section, (body, idempotencyKey) =>
          dataWithIds(declared(its.update), [ownerId, id], { body, idempotencyKey }),
        ),
      useRemove: (ownerId) =>
        useCommand(section, (id, idempotencyKey) =>
          dataWithIds(declared(its.remove), [ownerId, id], { idempotencyKey }),
        ),
    };
    return partCalls;
  }

  /**
   * What another call gives that reads: sums of all things, free times of one. `ids` are those of its path, the thing's
   * first. While the same ids are asked something else, the answer before stays on screen.
   */
  function useRead<K extends ReadName>(name: K, { ids = [], query, enabled = true }: ReadOptions<K> = {}) {
    const [id] = ids;
    return useQuery({
      queryKey: [...(id === undefined ? keys.all : keys.one(id)), name, ids, query],
      queryFn: ({ signal }) => dataWithIds(name, ids, { query, signal }),
      placeholderData: (previous, before) =>
        JSON.stringify(before?.queryKey.at(-2)) === JSON.stringify(ids) ? previous : undefined,
      enabled,
    });
  }

  /** Another call that writes: approve, replace. `ids` are those of its path. */
  const useWrite = <K extends WriteName>(name: K, ...ids: string[]): Command<CallBody<K>, CallData<K>> =>
    useCommand(section, (body, idempotencyKey) => dataWithIds(name, ids, { body, idempotencyKey }));

  const declaredCalls: Pick<ResourceCalls<L, O, C, U, R>, DeclaredCalls<L, O, C, U, R, H>> = calls;
  return { ...declaredCalls, keys, part, useRead, useWrite };
}
