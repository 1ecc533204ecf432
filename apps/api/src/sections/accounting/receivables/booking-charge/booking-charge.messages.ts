import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './booking-charge.sentences.es.json';

/** What billing bookings and returning their deposits tell people, in Spanish by English. */
export const bookingChargeSentences: Sentences = es;
