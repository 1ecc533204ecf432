import { labelsFrom } from '../../wire/fields/labels';
import basisEn from './basis.en.json';
import basisEs from './basis.es.json';
import reportFactEn from './report-fact.en.json';
import reportFactEs from './report-fact.es.json';

export const basisLabels = labelsFrom(basisEn, basisEs);

/** What every report of the books says of itself, on screen, on paper and in files. */
export const reportFactLabels = labelsFrom(reportFactEn, reportFactEs, { code: basisLabels });
