import type { FilterKind } from '@courtyard/contract/fields/filters';

/** One filter of a list as it is offered. */
export interface FilterSpec {
  /** Name in the query and the URL. */
  name: string;
  label: string;
  /** `choice` where it is not given: some of `options`. */
  kind?: 'choice' | Extract<FilterKind, string> | undefined;
  /** The values of a choice; of a reference, how those are called that are known already. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** Only one value at a time. */
  single?: boolean | undefined;
}
