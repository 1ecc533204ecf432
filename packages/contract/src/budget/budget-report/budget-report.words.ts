import { reportFactWords } from '../../bookkeeping/account/report-facts.words';
import { wordsFrom } from '../../wire/fields/words';
import en from './budget-report.en.json';
import es from './budget-report.es.json';

/** What budget against actual calls its rows, columns and facts, on screen, on paper and in files. */
export const budgetReportWords = { ...reportFactWords, ...wordsFrom(en, es) };
