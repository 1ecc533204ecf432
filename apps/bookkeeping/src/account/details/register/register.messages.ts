import { defineMessages } from '@courtyard/common';
import { registerWords } from '@courtyard/contract/bookkeeping/account/register.words';
import en from './register.en.json';
import es from './register.es.json';

export const registerMessages = defineMessages({ en, es }, registerWords);
