import { defineMessages } from '@courtyard/common';
import en from './trial-balance.en.json';
import es from './trial-balance.es.json';

export const trialBalanceMessages = defineMessages({ en, es });
