import { wordsFrom } from '../../wire/fields/words';
import en from './request-policy.en.json';
import es from './request-policy.es.json';

/** Settings of requests: kinds, hours and targets. */
export const requestSettingsWords = wordsFrom(en, es);
