import { wordsFrom } from '../../../wire/fields/words';
import en from './mail-consent.en.json';
import es from './mail-consent.es.json';

/** What a consent is called in histories. */
export const consentWords = wordsFrom(en, es);
