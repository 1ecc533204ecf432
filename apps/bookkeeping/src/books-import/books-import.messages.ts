import { defineMessages } from '@courtyard/common';
import en from './books-import.en.json';
import es from './books-import.es.json';

export const booksImportMessages = defineMessages({ en, es });
