import { defineMessages } from '@courtyard/common';
import en from './answer.en.json';
import es from './answer.es.json';

export const answerMessages = defineMessages({ en, es });
