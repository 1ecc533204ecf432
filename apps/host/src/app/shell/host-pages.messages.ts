import { defineMessages } from '@courtyard/common';
import en from './host-pages.en.json';
import es from './host-pages.es.json';

/** Names of the host's own pages, in the menu, the breadcrumbs and the titles. */
export const hostPageMessages = defineMessages({ en, es });
