import { defineMessages } from '@courtyard/common';
import en from './bookings.en.json';
import es from './bookings.es.json';

export const bookingsMessages = defineMessages({ en, es });
