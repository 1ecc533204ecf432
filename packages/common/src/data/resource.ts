import type { FilterValuesAnswer, ListTotals } from '@courtyard/contract/fields/filter-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallAnswer, CallBody, CallData, CallQuery, RouteName } from '../wire/call';
import type { ChangesAnswer, ChangesCall } from './use-changes';
import type { ListPager, RowOf, PagerLabels } from './list-pager';
import type { Command } from './use-command';
import type { DataOwner } from '../section/section';

export type ReadName = Extract<RouteName, `GET ${string}`>;
export type WriteName = Exclude<RouteName, ReadName>;

type NamedHistory = Extract<ReadName, `${string}history${string}`>;

/** Calls that answer with a page of a history. Only those whose path says so are compared: the answers of all would have to be worked out. */
export type HistoryName = {
  [K in NamedHistory]: CallAnswer<K> extends ChangesAnswer ? K : never;
}[NamedHistory];

/** A list beside its rows, under the filters that are set: for `DataTable`. */
export interface ListSource {
  queryKey: readonly unknown[];
  /** What the list's own call is asked, place and order included. */
  query: Readonly<Record<string, unknown>>;
  /** What one of its filters can be, counted under the others. Throws ApiError. */
  values: (asked: { of: string; find?: string }, signal?: AbortSignal) => Promise<FilterValuesAnswer>;
  /** The sums over all of its rows. Throws ApiError. */
  totals: (signal?: AbortSignal) => Promise<ListTotals>;
}

export interface ReadSettings {
  /** False while what is asked for is not known yet. */
  enabled?: boolean;
}

/** What a record's calls give, by the name of the call that stands for each. A name that is `never` was not declared. */
export interface ResourceCalls<
  L extends ReadName,
  O extends ReadName,
  C extends WriteName,
  U extends WriteName,
  R extends WriteName,
> {
  /** One page of the list; the page before stays on screen until the next has come. */
  useList: (query: CallQuery<L>, settings?: ReadSettings) => UseQueryResult<CallAnswer<L>>;
  /** One page of the list as it is now. Throws ApiError. */
  fetchList: (query: CallQuery<L>, signal?: AbortSignal) => Promise<CallAnswer<L>>;
  /** The list's filters and sums under a query; its calls `…/values` and `…/totals` have to be declared. */
  sourceOf: (query: CallQuery<L>) => ListSource;
  /** How one goes from a record of the list to the next: for its `DataTable`, and for the gate of the record's page. */
  pager: (words: PagerLabels<RowOf<L>>) => ListPager<RowOf<L>>;
  /** What the list's views are kept under, for `useTableState`. */
  listName: string;
  /** The record of an id; nothing is asked while the id is empty. */
  useOne: (id: string) => UseQueryResult<CallData<O>>;
  /** The record as it is now. Throws ApiError. */
  fetchOne: (id: string, signal?: AbortSignal) => Promise<CallData<O>>;
  useCreate: () => Command<CallBody<C>, CallData<C>>;
  useUpdate: (id: string) => Command<CallBody<U>, CallData<U>>;
  /** Removes the record of the id that it is given: it is not asked for again, though word of it comes before the answer. */
  useRemove: () => Command<string, CallData<R>>;
  /** How the changes of a record are asked for: for `useChanges`. */
  historyOf: (id: string) => ChangesCall;
}

/** The same of what belongs to a record: `ownerId` is the record's. */
export interface PartCalls<
  L extends ReadName,
  C extends WriteName,
  U extends WriteName,
  R extends WriteName,
> {
  /** What belongs to the record; nothing is asked while the id is empty. */
  useList: (ownerId: string) => UseQueryResult<CallData<L>>;
  /** One page of it where there is much; the page before stays on screen until the next has come. */
  usePage: (ownerId: string, query: CallQuery<L>) => UseQueryResult<CallAnswer<L>>;
  /** The list's filters and sums under a query; its calls `…/values` and `…/totals` have to be declared. */
  sourceOf: (ownerId: string, query: CallQuery<L>) => ListSource;
  useCreate: (ownerId: string) => Command<CallBody<C>, CallData<C>>;
  useUpdate: (ownerId: string, id: string) => Command<CallBody<U>, CallData<U>>;
  /** Removes the part of the id that it is given. */
  useRemove: (ownerId: string) => Command<string, CallData<R>>;
}

/** The given names where a call was declared, none where not. */
type If<K extends string, Names extends string> = [K] extends [never] ? never : Names;

/** What a declaration gives: `useList` where it names a list, and so on. */
export type DeclaredCalls<
  L extends string,
  O extends string,
  C extends string,
  U extends string,
  R extends string,
  H extends string,
> =
  | If<L, 'useList' | 'fetchList' | 'pager'>
  | If<Extract<RouteName, `${L}/values`>, 'sourceOf' | 'listName'>
  | If<O, 'useOne' | 'fetchOne'>
  | If<C, 'useCreate'>
  | If<U, 'useUpdate'>
  | If<R, 'useRemove'>
  | If<H, 'historyOf'>;

export type DeclaredPartCalls<L extends string, C extends string, U extends string, R extends string> =
  | If<L, 'useList' | 'usePage'>
  | If<Extract<RouteName, `${L}/values`>, 'sourceOf'>
  | If<C, 'useCreate'>
  | If<U, 'useUpdate'>
  | If<R, 'useRemove'>;

/** A kind of record of a section by the names of its calls; what it does not have is left out. */
export interface ResourceDeclaration<L, O, C, U, R, H> {
  section: DataOwner;
  /** The record's word in the query keys. */
  key: string;
  list?: L;
  one?: O;
  create?: C;
  update?: U;
  remove?: R;
  history?: H;
}

export interface PartDeclaration<L, C, U, R> {
  /** The part's word in the query keys. */
  key: string;
  list?: L;
  create?: C;
  update?: U;
  remove?: R;
}

export interface ReadOptions<Q> extends ReadSettings {
  /** Those of the call's path, the record's first. */
  ids?: readonly string[];
  query?: Q;
}

/** Under what the answers about a record are kept; each begins with the section. */
export interface ResourceKeys {
  all: readonly unknown[];
  list: (query: unknown) => readonly unknown[];
  one: (id: string) => readonly unknown[];
  part: (id: string, name: string) => readonly unknown[];
}

interface FurtherCalls {
  keys: ResourceKeys;
  /** What belongs to a record and is asked for by the record's id. */
  part: <
    L extends ReadName = never,
    C extends WriteName = never,
    U extends WriteName = never,
    R extends WriteName = never,
  >(
    its: PartDeclaration<L, C, U, R>,
  ) => Pick<PartCalls<L, C, U, R>, DeclaredPartCalls<L, C, U, R>>;
  /**
   * What another call gives that reads: sums of all records, free times of one. While the same ids are asked something
   * else, the answer before stays on screen.
   */
  useRead: <K extends ReadName>(name: K, options?: ReadOptions<CallQuery<K>>) => UseQueryResult<CallData<K>>;
  /** Another call that writes: approve, replace. `ids` are those of its path. */
  useWrite: <K extends WriteName>(name: K, ...ids: string[]) => Command<CallBody<K>, CallData<K>>;
}

/** What `defineResource` gives. */
export type Resource<
  L extends ReadName,
  O extends ReadName,
  C extends WriteName,
  U extends WriteName,
  R extends WriteName,
  H extends HistoryName,
> = Pick<ResourceCalls<L, O, C, U, R>, DeclaredCalls<L, O, C, U, R, H>> & FurtherCalls;
