import { defineMessages } from '@courtyard/common';
import { fundLoanLabels } from '@courtyard/contract/bookkeeping/fund/fund-loan.labels';
import en from './fund-loans.en.json';
import es from './fund-loans.es.json';

export const fundLoansMessages = defineMessages({ en, es }, fundLoanLabels);
