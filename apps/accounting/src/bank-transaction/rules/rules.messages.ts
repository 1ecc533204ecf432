import { defineMessages } from '@courtyard/common';
import { bankRuleWords } from '@courtyard/contract/accounting/bank-transaction/rule/bank-rule.words';
import en from './rules.en.json';
import es from './rules.es.json';

export const rulesMessages = defineMessages({ en, es }, bankRuleWords);
