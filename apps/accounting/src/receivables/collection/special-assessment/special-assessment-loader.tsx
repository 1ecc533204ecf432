import { recordLoader } from '@courtyard/ui/details';
import { specialAssessmentPaths } from './special-assessment-paths';
import { specialAssessmentMessages } from './special-assessment.messages';
import { specialAssessments, specialAssessmentPager } from './special-assessment.queries';

/** The page of the special assessment `?id=`. */
export const SpecialAssessmentLoader = recordLoader({
  messages: specialAssessmentMessages,
  title: (t) => t('specialAssessment'),
  useOne: specialAssessments.useOne,
  list: specialAssessmentPaths.list,
  pager: specialAssessmentPager,
});
