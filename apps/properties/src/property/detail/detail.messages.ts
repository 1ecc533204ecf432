import { defineMessages } from '@courtyard/common';
import en from './detail.en.json';
import es from './detail.es.json';

export const detailMessages = defineMessages({ en, es });
