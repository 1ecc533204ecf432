import type { FilterValuesAnswer, ListTotals } from '@courtyard/contract/fields/filter-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallAnswer, CallBody, CallData, CallQuery, RouteName } from '../wire/call';
import type { ChangesAnswer, ChangesCall } from './use-changes';
import type { ListWalk, RowOf, WalkWords } from './list-walk';
import type { Command } from './use-command';

export type ReadName = Extract<RouteName, `GET ${string}`>;
export type WriteName = Exclude<RouteName, ReadName>;

type NamedHistory = Extract<ReadName, `${string}history${string}`>;

/** Calls that answer with a page of a history. Only those whose path says so are compared: comparing every read took a tenth of the type-check. */
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

/** What a thing's calls give, by the name of the call that stands for each. A name that is `never` was not declared. */
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
  /** How one goes from a thing of the list to the next: for its `DataTable`, and for the gate of the thing's page. */
  walk: (words: WalkWords<RowOf<L>>) => ListWalk<RowOf<L>>;
  /** What the list's views are kept under, for `useTableState`. */
  listName: string;
  /** The thing of an id; nothing is asked while the id is empty. */
  useOne: (id: string) => UseQueryResult<CallData<O>>;
  /** The thing as it is now. Throws ApiError. */
  fetchOne: (id: string, signal?: AbortSignal) => Promise<CallData<O>>;
  useCreate: () => Command<CallBody<C>, CallData<C>>;
  useUpdate: (id: string) => Command<CallBody<U>, CallData<U>>;
  /** Removes the thing of the id that it is given: it is not asked for again, though word of it comes before the answer. */
  useRemove: () => Command<string, CallData<R>>;
  /** How the changes of a thing are asked for: for `useChanges`. */
  historyOf: (id: string) => ChangesCall;
}

/** The same of what belongs to a thing: `ownerId` is the thing's. */
export interface PartCalls<
  L extends ReadName,
  C extends WriteName,
  U extends WriteName,
  R extends WriteName,
> {
  /** What belongs to the thing; nothing is asked while the id is empty. */
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
  | If<L, 'useList' | 'fetchList' | 'walk'>
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
