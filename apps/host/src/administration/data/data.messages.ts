import { defineMessages } from '@courtyard/common';
import en from './data.en.json';
import es from './data.es.json';

export const dataMessages = defineMessages({ en, es });
