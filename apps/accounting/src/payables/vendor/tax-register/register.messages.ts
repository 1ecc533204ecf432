import { defineMessages } from '@courtyard/common';
import { taxRegisterWords } from '@courtyard/contract/accounting/payables/vendor/tax-register/tax-register.words';
import en from './register.en.json';
import es from './register.es.json';

export const registerMessages = defineMessages({ en, es }, taxRegisterWords);
