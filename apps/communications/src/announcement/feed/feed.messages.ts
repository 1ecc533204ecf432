import { defineMessages } from '@courtyard/common';
import en from './feed.en.json';
import es from './feed.es.json';

export const feedMessages = defineMessages({ en, es });
