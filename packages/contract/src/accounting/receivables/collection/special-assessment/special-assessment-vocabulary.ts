import { type HistoryVocabulary, historyFrom } from '../../../../wire/fields/history';
import { specialAssessmentLabels } from './special-assessment.labels';
import en from './special-assessment-history.en.json';
import es from './special-assessment-history.es.json';

/** What special assessments are called in their histories. */
export const specialAssessmentVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { 'special-assessment': specialAssessmentLabels },
});
