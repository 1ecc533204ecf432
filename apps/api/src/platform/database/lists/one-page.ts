import type { Page } from '@courtyard/contract';

/** A list that is short enough for one page, as lists are answered. */
export const onOnePage = <T>(data: T[]): { data: T[]; page: Page } => ({
  data,
  page: { next: null, previous: null, total: data.length, firstPosition: Math.min(1, data.length) },
});
