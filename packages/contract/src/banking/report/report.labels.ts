import { reportFactLabels } from '../../bookkeeping/account/report-facts.labels';
import { labelsFrom } from '../../wire/fields/labels';
import en from './report.en.json';
import es from './report.es.json';

/** What reports call their rows, columns and facts, on screen, on paper and in files. */
export const reportLabels = { ...reportFactLabels, ...labelsFrom(en, es) };
