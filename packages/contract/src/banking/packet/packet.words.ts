import { wordsFrom } from '../../wire/fields/words';
import en from './packet.en.json';
import es from './packet.es.json';

/** What board packets and their parts are called. */
export const packetWords = wordsFrom(en, es);
