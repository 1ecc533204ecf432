import { defineMessages } from '@courtyard/common';
import { transferLabels } from '@courtyard/contract/banking/transfer/transfer.labels';
import en from './transfer.en.json';
import es from './transfer.es.json';

export const transferMessages = defineMessages({ en, es }, transferLabels);
