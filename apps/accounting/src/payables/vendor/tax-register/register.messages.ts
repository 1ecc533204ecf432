import { defineMessages } from '@courtyard/common';
import { taxRegisterLabels } from '@courtyard/contract/accounting/payables/vendor/tax-register/tax-register.labels';
import en from './register.en.json';
import es from './register.es.json';

export const registerMessages = defineMessages({ en, es }, taxRegisterLabels);
