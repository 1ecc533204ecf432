import { wordsFrom } from '../../wire/fields/words';
import en from './member.en.json';
import es from './member.es.json';

export const memberWords = wordsFrom(en, es);
