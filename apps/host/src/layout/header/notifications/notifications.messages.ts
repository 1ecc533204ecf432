import { defineMessages } from '@courtyard/common';
import en from './notifications.en.json';
import es from './notifications.es.json';

/** Texts of the popover and the pages; fetched with them. */
export const notificationMessages = defineMessages({ en, es });
