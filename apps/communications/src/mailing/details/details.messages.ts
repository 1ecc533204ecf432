import { defineMessages } from '@courtyard/common';
import { deliveryLabels } from '@courtyard/contract/communications/mailing/mailing.labels';
import en from './details.en.json';
import es from './details.es.json';

export const detailsMessages = defineMessages({ en, es }, deliveryLabels);
