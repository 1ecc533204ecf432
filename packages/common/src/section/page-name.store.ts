import { create } from 'zustand';

interface PageNameState {
  /** What the page on screen calls itself: the name of the record that it is about. Null while there is none. */
  name: string | null;
}

/** The page's own name, for the breadcrumbs: an address names a record by its id alone. The page frame writes it. */
export const usePageName = create<PageNameState>()(() => ({ name: null }));
