import { wordsFrom } from '../../wire/fields/words';
import basisEn from './basis.en.json';
import basisEs from './basis.es.json';
import reportFactEn from './report-fact.en.json';
import reportFactEs from './report-fact.es.json';

export const basisWords = wordsFrom(basisEn, basisEs);

/** What every report of the books says of itself, on screen, on paper and in files. */
export const reportFactWords = wordsFrom(reportFactEn, reportFactEs, { code: basisWords });
