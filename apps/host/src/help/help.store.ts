import { messagesIn, toast, useUiConfig } from '@courtyard/common';
import { create } from 'zustand';
import { headerMessages } from '../layout/header/header.messages';

interface HelpState {
  /** What of the help lies over the page. */
  shown: 'panel' | 'tour' | null;
  /** Fetches it and shows it; where it does not come, says so and leaves the page as it is. */
  show(what: HelpState['shown']): void;
}

export const loadHelp = {
  panel: () => import(/* webpackChunkName: "help" */ './panel/help-panel'),
  tour: () => import(/* webpackChunkName: "tour" */ './tour/tour'),
};

const sayNotLoaded = () =>
  toast({
    title: messagesIn(headerMessages, useUiConfig.getState().language)('helpNotLoaded'),
    kind: 'error',
  });

/** The help over the page: opened by its button, by `?`, and from the first steps. */
export const useHelp = create<HelpState>()((set) => ({
  shown: null,
  show(what) {
    if (what === null) set({ shown: null });
    else loadHelp[what]().then(() => set({ shown: what }), sayNotLoaded);
  },
}));
