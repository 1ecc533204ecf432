import { defineMessages, labelOf } from '@courtyard/contract/messages';
import en from './bookings.en.json';
import es from './bookings.es.json';

/** What notifications, tasks and jobs say of bookings. */
export const bookingMessages = defineMessages({ en, es });

export const bookingGroup = labelOf(bookingMessages, 'group');
