import type { Sentences } from '../../../platform/http/language/sentence';
import es from './booking.sentences.es.json';

/** What common areas and their bookings tell people, in Spanish by English. */
export const bookingSentences: Sentences = es;
