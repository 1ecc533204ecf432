import { defineMessages } from '@courtyard/common';
import en from './bank-account.en.json';
import es from './bank-account.es.json';

export const bankAccountMessages = defineMessages({ en, es });
