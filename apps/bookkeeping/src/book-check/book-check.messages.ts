import { defineMessages } from '@courtyard/common';
import { bookCheckLabels } from '@courtyard/contract/bookkeeping/book-check/book-check.labels';
import en from './book-check.en.json';
import es from './book-check.es.json';

export const bookCheckMessages = defineMessages({ en, es }, bookCheckLabels);
