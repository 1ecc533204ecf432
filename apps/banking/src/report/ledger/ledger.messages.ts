import { defineMessages } from '@courtyard/common';
import { registerLabels } from '@courtyard/contract/bookkeeping/account/register.labels';
import en from './ledger.en.json';
import es from './ledger.es.json';

export const ledgerMessages = defineMessages({ en, es }, registerLabels);
