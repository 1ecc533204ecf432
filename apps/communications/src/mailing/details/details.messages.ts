import { defineMessages } from '@courtyard/common';
import { deliveryWords } from '@courtyard/contract/communications/mailing/mailing.words';
import en from './details.en.json';
import es from './details.es.json';

export const detailsMessages = defineMessages({ en, es }, deliveryWords);
