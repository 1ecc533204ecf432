import { create } from 'zustand';

interface PagerStoreState {
  /** Address of the list as one left it, at the page that the record on screen is on. Null where one came from no list. */
  list: string | null;
  /** The record of a list that was on screen last, and the address of its list. */
  last: { list: string; id: string } | null;
}

/**
 * Where one is in the list that one walks through: the way back leads to that page of it, and there one is on the row that
 * one came from. The bar of a record's page writes it.
 */
export const usePagerStore = create<PagerStoreState>()(() => ({ list: null, last: null }));
