import { defineMessages } from '@courtyard/contract/messages';
import en from './work-order.en.json';
import es from './work-order.es.json';

/** What papers, comments, approvals and lists of the platform say of work orders. */
export const workOrderMessages = defineMessages({ en, es });
