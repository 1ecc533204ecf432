import { labelsFrom } from '@courtyard/contract/fields/labels';
import en from './section-titles.en.json';
import es from './section-titles.es.json';

/** What the sections are called, by id; `platform` is what belongs to none. */
export const sectionTitles = labelsFrom(en, es);
