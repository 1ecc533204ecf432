import { defineMessages } from '@courtyard/common';
import en from './rules.en.json';
import es from './rules.es.json';

export const ruleMessages = defineMessages({ en, es });
