import { defineMessages } from '@courtyard/common';
import { fundLoanWords } from '@courtyard/contract/bookkeeping/fund/fund-loan.words';
import en from './fund-loans.en.json';
import es from './fund-loans.es.json';

export const fundLoansMessages = defineMessages({ en, es }, fundLoanWords);
