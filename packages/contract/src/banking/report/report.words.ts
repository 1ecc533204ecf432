import { reportFactWords } from '../../bookkeeping/account/report-facts.words';
import { wordsFrom } from '../../wire/fields/words';
import en from './report.en.json';
import es from './report.es.json';

/** What reports call their rows, columns and facts, on screen, on paper and in files. */
export const reportWords = { ...reportFactWords, ...wordsFrom(en, es) };
