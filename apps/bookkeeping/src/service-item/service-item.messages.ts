import { defineMessages } from '@courtyard/common';
import { serviceItemLabels } from '@courtyard/contract/bookkeeping/service-item/service-item.labels';
import en from './service-item.en.json';
import es from './service-item.es.json';

/** Words for a service item that every page about it uses. */
export const serviceItemMessages = defineMessages({ en, es }, serviceItemLabels);
