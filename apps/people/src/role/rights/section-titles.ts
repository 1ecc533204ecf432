import { wordsFrom } from '@courtyard/contract/fields/words';
import en from './section-titles.en.json';
import es from './section-titles.es.json';

/** What the sections are called, by id; `platform` is what belongs to none. */
export const sectionTitles = wordsFrom(en, es);
