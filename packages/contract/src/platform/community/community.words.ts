import { wordsFrom } from '../../wire/fields/words';
import en from './community.en.json';
import es from './community.es.json';

export const communityWords = wordsFrom(en, es);
