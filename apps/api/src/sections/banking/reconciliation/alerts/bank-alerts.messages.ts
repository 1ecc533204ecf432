import { defineMessages } from '@courtyard/contract/messages';
import en from './bank-alerts.en.json';
import es from './bank-alerts.es.json';

/** What tasks and notifications about bank accounts say. */
export const bankAlertMessages = defineMessages({ en, es });
