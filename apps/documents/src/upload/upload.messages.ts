import { defineMessages } from '@courtyard/common';
import en from './upload.en.json';
import es from './upload.es.json';

export const uploadMessages = defineMessages({ en, es });
