import { defineMessages } from '@courtyard/common';
import { workOrderLabels } from '@courtyard/contract/service-requests/work-order/work-order.labels';
import en from './work-order.en.json';
import es from './work-order.es.json';

export const workOrderMessages = defineMessages({ en, es }, workOrderLabels);
