import { defineMessages } from '@courtyard/common';
import en from './form.en.json';
import es from './form.es.json';

export const formMessages = defineMessages({ en, es });
