import { defineMessages } from '@courtyard/common';
import { bankRuleLabels } from '@courtyard/contract/accounting/bank-transaction/rule/bank-rule.labels';
import en from './rules.en.json';
import es from './rules.es.json';

export const rulesMessages = defineMessages({ en, es }, bankRuleLabels);
