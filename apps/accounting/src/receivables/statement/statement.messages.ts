import { defineMessages } from '@courtyard/common';
import en from './statement.en.json';
import es from './statement.es.json';

/** What a unit owes, in the words of whose it is and of those who keep the books. */
export const statementMessages = defineMessages({ en, es });
