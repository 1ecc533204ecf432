import { defineMessages } from '@courtyard/common';
import { registerWords } from '@courtyard/contract/bookkeeping/account/register.words';
import en from './ledger.en.json';
import es from './ledger.es.json';

export const ledgerMessages = defineMessages({ en, es }, registerWords);
