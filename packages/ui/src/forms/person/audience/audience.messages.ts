import { defineMessages } from '@courtyard/common';
import { audienceLabels } from '@courtyard/contract/platform/notifications/audience/audience.labels';
import en from './audience.en.json';
import es from './audience.es.json';

export const audienceMessages = defineMessages({ en, es }, audienceLabels);
