import { defineMessages } from '@courtyard/common';
import en from './policy.en.json';
import es from './policy.es.json';

export const policyMessages = defineMessages({ en, es });
