import { defineMessages } from '@courtyard/common';
import { collectionLabels } from '@courtyard/contract/accounting/receivables/collection/collection.labels';
import en from './collection.en.json';
import es from './collection.es.json';

/** Holds, payment plans and former owners, in the words of those who keep the books. */
export const collectionMessages = defineMessages({ en, es }, collectionLabels);
