import { gateOf } from '@courtyard/ui/details';
import { specialAssessmentPaths } from './special-assessment-paths';
import { specialAssessmentMessages } from './special-assessment.messages';
import { specialAssessments, specialAssessmentWalk } from './special-assessment.queries';

/** The page of the special assessment `?id=`. */
export const SpecialAssessmentGate = gateOf({
  messages: specialAssessmentMessages,
  title: (t) => t('specialAssessment'),
  useOne: specialAssessments.useOne,
  list: specialAssessmentPaths.list,
  walk: specialAssessmentWalk,
});
