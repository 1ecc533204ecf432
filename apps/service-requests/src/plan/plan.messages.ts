import { defineMessages } from '@courtyard/common';
import { workOrderLabels } from '@courtyard/contract/service-requests/work-order/work-order.labels';
import en from './plan.en.json';
import es from './plan.es.json';

export const planMessages = defineMessages({ en, es }, workOrderLabels);
