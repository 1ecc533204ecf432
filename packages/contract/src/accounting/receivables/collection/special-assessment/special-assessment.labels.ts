import { labelsFrom } from '../../../../wire/fields/labels';
import en from './special-assessment.en.json';
import es from './special-assessment.es.json';

export const specialAssessmentLabels = labelsFrom(en, es);
