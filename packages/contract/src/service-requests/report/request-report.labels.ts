import { labelsFrom } from '../../wire/fields/labels';
import en from './request-report.en.json';
import es from './request-report.es.json';

export const requestReportLabels = labelsFrom(en, es);
