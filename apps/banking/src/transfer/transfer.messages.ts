import { defineMessages } from '@courtyard/common';
import { transferWords } from '@courtyard/contract/banking/transfer/transfer.words';
import en from './transfer.en.json';
import es from './transfer.es.json';

export const transferMessages = defineMessages({ en, es }, transferWords);
