import { defineMessages } from '@courtyard/common';
import en from './comment.en.json';
import es from './comment.es.json';

export const commentMessages = defineMessages({ en, es });
