import { wordsFrom } from '../../wire/fields/words';
import committeeEn from './committee.en.json';
import committeeEs from './committee.es.json';
import termEn from './term.en.json';
import termEs from './term.es.json';

export const committeeWords = wordsFrom(committeeEn, committeeEs);

export const termWords = wordsFrom(termEn, termEs);
