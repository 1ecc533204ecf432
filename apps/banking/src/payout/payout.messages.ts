import { defineMessages } from '@courtyard/common';
import { payoutLabels } from '@courtyard/contract/banking/payout/payout.labels';
import en from './payout.en.json';
import es from './payout.es.json';

export const payoutMessages = defineMessages({ en, es }, payoutLabels);
