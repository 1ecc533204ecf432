import { defineMessages } from '@courtyard/common';
import { requestLabels } from '@courtyard/contract/service-requests/request/request.labels';
import en from './request.en.json';
import es from './request.es.json';

/** Words for a request that every page about it uses. */
export const requestMessages = defineMessages({ en, es }, requestLabels);
