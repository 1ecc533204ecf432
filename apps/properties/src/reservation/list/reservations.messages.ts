import { defineMessages } from '@courtyard/common';
import en from './reservations.en.json';
import es from './reservations.es.json';

export const reservationsMessages = defineMessages({ en, es });
