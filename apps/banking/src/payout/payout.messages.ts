import { defineMessages } from '@courtyard/common';
import { payoutWords } from '@courtyard/contract/banking/payout/payout.words';
import en from './payout.en.json';
import es from './payout.es.json';

export const payoutMessages = defineMessages({ en, es }, payoutWords);
