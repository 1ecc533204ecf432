import { defineMessages } from '@courtyard/common';
import en from './parts.en.json';
import es from './parts.es.json';

export const partsMessages = defineMessages({ en, es });
