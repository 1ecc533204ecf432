import { defineMessages } from '@courtyard/common';
import { specialAssessmentLabels } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment.labels';
import en from './special-assessment.en.json';
import es from './special-assessment.es.json';

/** Words for a special assessment that every page about it uses. */
export const specialAssessmentMessages = defineMessages({ en, es }, specialAssessmentLabels);
