import { defineMessages } from '@courtyard/common';
import en from './merge.en.json';
import es from './merge.es.json';

export const mergeMessages = defineMessages({ en, es });
