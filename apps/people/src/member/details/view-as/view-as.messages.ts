import { defineMessages } from '@courtyard/common';
import en from './view-as.en.json';
import es from './view-as.es.json';

export const viewAsMessages = defineMessages({ en, es });
