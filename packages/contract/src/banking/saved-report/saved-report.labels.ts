import { labelsFrom } from '../../wire/fields/labels';
import { basisLabels } from '../../bookkeeping/account/report-facts.labels';
import en from './saved-report.en.json';
import es from './saved-report.es.json';

/** What saved reports, their periods and their schedules are called. */
export const savedReportLabels = labelsFrom(en, es, { to: basisLabels });
