import { defineMessages } from '@courtyard/common';
import { workOrderWords } from '@courtyard/contract/service-requests/work-order/work-order.words';
import en from './plan.en.json';
import es from './plan.es.json';

export const planMessages = defineMessages({ en, es }, workOrderWords);
