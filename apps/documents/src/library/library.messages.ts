import { defineMessages } from '@courtyard/common';
import en from './library.en.json';
import es from './library.es.json';

export const libraryMessages = defineMessages({ en, es });
