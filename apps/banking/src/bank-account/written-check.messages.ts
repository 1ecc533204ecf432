import { defineMessages } from '@courtyard/common';
import { writtenCheckLabels } from '@courtyard/contract/banking/bank-account/written-check.labels';
import en from './written-check.en.json';
import es from './written-check.es.json';

export const writtenCheckMessages = defineMessages({ en, es }, writtenCheckLabels);
