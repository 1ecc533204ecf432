import { createContext, use, useEffect, useId } from 'react';

export interface ListedSection {
  /** Of its element. */
  id: string;
  title: string;
}

/** Takes a section into the index of the page around; null where there is none. */
export const ListSectionContext = createContext<((section: ListedSection) => () => void) | null>(null);

/** Lists a section in the index of the page around. Gives the id for its element. */
export function useListedSection(title: string): string {
  const id = useId();
  const list = use(ListSectionContext);
  useEffect(() => list?.({ id, title }), [list, id, title]);
  return id;
}
