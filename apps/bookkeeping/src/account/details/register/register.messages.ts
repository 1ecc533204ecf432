import { defineMessages } from '@courtyard/common';
import { registerLabels } from '@courtyard/contract/bookkeeping/account/register.labels';
import en from './register.en.json';
import es from './register.es.json';

export const registerMessages = defineMessages({ en, es }, registerLabels);
