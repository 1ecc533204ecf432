import { defineMessages } from '@courtyard/common';
import { audienceWords } from '@courtyard/contract/platform/notifications/audience/audience.words';
import en from './audience.en.json';
import es from './audience.es.json';

export const audienceMessages = defineMessages({ en, es }, audienceWords);
