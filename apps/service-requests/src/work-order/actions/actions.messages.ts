import { defineMessages } from '@courtyard/common';
import en from './actions.en.json';
import es from './actions.es.json';

export const workActionMessages = defineMessages({ en, es });
