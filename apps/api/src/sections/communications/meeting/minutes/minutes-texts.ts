import { defineMessages } from '@courtyard/contract/messages';
import en from './minutes.en.json';
import es from './minutes.es.json';

/** What drafts and files of minutes say, and what is told of them. */
export const minutesMessages = defineMessages({ en, es });
