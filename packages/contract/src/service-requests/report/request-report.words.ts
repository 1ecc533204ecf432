import { wordsFrom } from '../../wire/fields/words';
import en from './request-report.en.json';
import es from './request-report.es.json';

export const requestReportWords = wordsFrom(en, es);
