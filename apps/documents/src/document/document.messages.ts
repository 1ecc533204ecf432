import { defineMessages } from '@courtyard/common';
import { documentLabels } from '@courtyard/contract/documents/document/document.labels';
import en from './document.en.json';
import es from './document.es.json';

/** Words for a document that every page about it uses. */
export const documentMessages = defineMessages({ en, es }, documentLabels);
