import { wordsFrom } from '../../wire/fields/words';
import en from './category.en.json';
import es from './category.es.json';

/** Building systems and grounds: of assets and of reserve components. */
export const categoryWords = wordsFrom(en, es);
