import { defineMessages } from '@courtyard/common';
import en from './decision.en.json';
import es from './decision.es.json';

export const decisionMessages = defineMessages({ en, es });
