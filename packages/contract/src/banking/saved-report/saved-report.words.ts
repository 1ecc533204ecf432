import { wordsFrom } from '../../wire/fields/words';
import { basisWords } from '../../bookkeeping/account/report-facts.words';
import en from './saved-report.en.json';
import es from './saved-report.es.json';

/** What saved reports, their periods and their schedules are called. */
export const savedReportWords = wordsFrom(en, es, { to: basisWords });
