import { reportFactLabels } from '../../bookkeeping/account/report-facts.labels';
import { labelsFrom } from '../../wire/fields/labels';
import en from './budget-report.en.json';
import es from './budget-report.es.json';

/** What budget against actual calls its rows, columns and facts, on screen, on paper and in files. */
export const budgetReportLabels = { ...reportFactLabels, ...labelsFrom(en, es) };
