import { defineMessages } from '@courtyard/common';
import en from './rich-text.en.json';
import es from './rich-text.es.json';

export const richTextMessages = defineMessages({ en, es });
