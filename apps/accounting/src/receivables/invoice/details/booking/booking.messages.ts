import { defineMessages } from '@courtyard/common';
import en from './booking.en.json';
import es from './booking.es.json';

export const bookingMessages = defineMessages({ en, es });
