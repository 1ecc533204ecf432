import { listNameOf } from '@courtyard/contract/list-name';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callWithIds, dataWithIds } from './call-by-place';
import { listSource } from './list-source';
import type {
  HistoryName,
  PartDeclaration,
  ReadName,
  ReadOptions,
  ReadSettings,
  Resource,
  ResourceDeclaration,
  ResourceKeys,
  WriteName,
} from './resource';
import { useCommand } from './use-command';

/** A call that the types let nobody ask for where it was not declared. */
function declared(name: string | undefined): string {
  if (name === undefined) throw new Error('This call was not declared');
  return name;
}

/**
 * Declares a kind of record once, by the names of its calls, and gives what pages need of it: the list, one, its history,
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
>(declaration: ResourceDeclaration<L, O, C, U, R, H>): Resource<L, O, C, U, R, H>;
// The body is typed by what all calls have: with the types of each, the compiler would compare all of them here.
export function defineResource(
  declaration: ResourceDeclaration<string, string, string, string, string, string>,
): unknown {
  const { section, key, list, one, create, update, remove, history } = declaration;
  const keys: ResourceKeys = {
    all: [section, key],
    list: (query) => [section, key, 'list', query],
    one: (id) => [section, key, 'one', id],
    part: (id, name) => [section, key, 'one', id, name],
  };

  const fetchList = (query: unknown, signal?: AbortSignal) =>
    callWithIds(declared(list), [], { query, signal });
  const fetchOne = (id: string, signal?: AbortSignal) => dataWithIds(declared(one), [id], { signal });

  const calls = {
    fetchList,
    fetchOne,
    useList: (query: unknown, { enabled = true }: ReadSettings = {}) =>
      useQuery({
        queryKey: keys.list(query),
        queryFn: ({ signal }) => fetchList(query, signal),
        placeholderData: keepPreviousData,
        enabled,
      }),
    sourceOf: (query: unknown) => listSource(declared(list), query, keys.list),
    listName: listNameOf(section, list?.replace('GET ', '') ?? key),
    pager: (words: object) => ({
      ...words,
      usePage: (query: unknown) =>
        useQuery({
          queryKey: keys.list(query),
          queryFn: ({ signal }) => callWithIds(declared(list), [], { query: query ?? {}, signal }),
          enabled: query !== null,
        }).data,
    }),
    useOne: (id: string) =>
      useQuery({
        queryKey: keys.one(id),
        queryFn: ({ signal }) => fetchOne(id, signal),
        enabled: id !== '',
      }),
    useCreate: () =>
      useCommand(section, (body, idempotencyKey) =>
        dataWithIds(declared(create), [], { body, idempotencyKey }),
      ),
    useUpdate: (id: string) =>
      useCommand(section, (body, idempotencyKey) =>
        dataWithIds(declared(update), [id], { body, idempotencyKey }),
      ),
    useRemove: () =>
      useCommand(
        section,
        (id: string, idempotencyKey) => dataWithIds(declared(remove), [id], { idempotencyKey }),
        keys.one,
      ),
    historyOf: (id: string) => ({
      queryKey: keys.part(id, 'history'),
      ask: (query: unknown, signal: AbortSignal) => callWithIds(declared(history), [id], { query, signal }),
    }),
  };

  /** What belongs to a record and is asked for by the record's id. */
  const part = (its: PartDeclaration<string, string, string, string>) => ({
    useList: (ownerId: string) =>
      useQuery({
        queryKey: keys.part(ownerId, its.key),
        queryFn: ({ signal }) => dataWithIds(declared(its.list), [ownerId], { signal }),
        enabled: ownerId !== '',
      }),
    usePage: (ownerId: string, query: unknown) =>
      useQuery({
        queryKey: [...keys.part(ownerId, its.key), query],
        queryFn: ({ signal }) => callWithIds(declared(its.list), [ownerId], { query, signal }),
        placeholderData: keepPreviousData,
      }),
    sourceOf: (ownerId: string, query: unknown) =>
      listSource(
        declared(its.list),
        query,
        (filters) => [...keys.part(ownerId, its.key), 'source', filters],
        [ownerId],
      ),
    useCreate: (ownerId: string) =>
      useCommand(section, (body, idempotencyKey) =>
        dataWithIds(declared(its.create), [ownerId], { body, idempotencyKey }),
      ),
    useUpdate: (ownerId: string, id: string) =>
      useCommand(section, (body, idempotencyKey) =>
        dataWithIds(declared(its.update), [ownerId, id], { body, idempotencyKey }),
      ),
    useRemove: (ownerId: string) =>
      useCommand(section, (id: string, idempotencyKey) =>
        dataWithIds(declared(its.remove), [ownerId, id], { idempotencyKey }),
      ),
  });

  function useRead(name: string, { ids = [], query, enabled = true }: ReadOptions<unknown> = {}) {
    const [id] = ids;
    return useQuery({
      queryKey: [...(id === undefined ? keys.all : keys.one(id)), name, ids, query],
      queryFn: ({ signal }) => dataWithIds(name, ids, { query, signal }),
      placeholderData: (previous, before) =>
        JSON.stringify(before?.queryKey.at(-2)) === JSON.stringify(ids) ? previous : undefined,
      enabled,
    });
  }

  const useWrite = (name: string, ...ids: string[]) =>
    useCommand(section, (body, idempotencyKey) => dataWithIds(name, ids, { body, idempotencyKey }));

  return { ...calls, keys, part, useRead, useWrite };
}
