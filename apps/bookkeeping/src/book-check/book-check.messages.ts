import { defineMessages } from '@courtyard/common';
import { bookCheckWords } from '@courtyard/contract/bookkeeping/book-check/book-check.words';
import en from './book-check.en.json';
import es from './book-check.es.json';

export const bookCheckMessages = defineMessages({ en, es }, bookCheckWords);
