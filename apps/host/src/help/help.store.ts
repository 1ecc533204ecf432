import { create } from 'zustand';

interface HelpState {
  /** What of the help lies over the page. */
  shown: 'panel' | 'tour' | null;
  show(what: HelpState['shown']): void;
}

/** The help over the page: opened by its button, by `?`, and from the first steps. */
export const useHelp = create<HelpState>()((set) => ({
  shown: null,
  show: (shown) => set({ shown }),
}));
