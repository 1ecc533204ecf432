import { defineMessages } from '@courtyard/common';
import en from './design.en.json';
import es from './design.es.json';

export const designMessages = defineMessages({ en, es });
