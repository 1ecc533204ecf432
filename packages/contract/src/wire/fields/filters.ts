/**
 * How a list is filtered by one of its filters, and how that stands in its query:
 *
 * - some of a fixed list of values: `?status=a&status=b`
 * - `reference`: some things, by id, that the community has: `?areaId=…&areaId=…`; `value`: some of the texts that its rows have
 * - `text`: a part of it: `?location=roof`
 * - `number`, `share`, `money`: from one to another, as whole numbers: `?costMinor=100..5000`, `?costMinor=100..`
 * - `days`: from one day to another, both included, or a stretch that moves on with the calendar: `?installedOn=this-month`
 */
export type FilterKind =
  | readonly string[]
  | 'reference'
  | 'value'
  | 'text'
  | 'number'
  | 'share'
  | 'money'
  | 'days';

/** Characters of what a list is searched for, and of a text among its filters. */
export const longestListText = 200;

/** The filters of a list by their name in its query, in the order of the choices. */
export type Filters = Readonly<Record<string, FilterKind>>;

type IsMany<K> = K extends readonly string[] | 'reference' | 'value' ? true : false;

/** Whether several values of a filter can hold at once; of the others there is one. */
export const isMany = (kind: FilterKind | undefined): boolean =>
  typeof kind === 'object' || kind === 'reference' || kind === 'value';

/** What a filter's value is in the list's query. */
export type FilterValue<K> = K extends readonly (infer V extends string)[]
  ? V[]
  : IsMany<K> extends true
    ? string[]
    : string;

/** The key of a filter's name among the words of its record. */
export const filterWord = (name: string): string => name.replace(/Id$/, '');
