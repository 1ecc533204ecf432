import { wordsFrom } from '../wire/fields/words';
import sectionEn from './section.en.json';
import sectionEs from './section.es.json';
import listActEn from './list-act.en.json';
import listActEs from './list-act.es.json';
import listViewEn from './list-view.en.json';
import listViewEs from './list-view.es.json';

/** What a community set of a section. */
export const sectionWords = wordsFrom(sectionEn, sectionEs);

export const listActWords = wordsFrom(listActEn, listActEs);

/** What is told of a view of a list; `view` is the one that a list opens with. */
export const listViewWords = wordsFrom(listViewEn, listViewEs);
