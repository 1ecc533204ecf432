import { call, defineResource } from '@courtyard/common';
import type { SpecialAssessmentInput } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { specialAssessmentPaths } from './special-assessment-paths';

export const specialAssessments = defineResource({
  section: 'accounting',
  key: 'special-assessments',
  list: 'GET /api/v1/special-assessments',
  one: 'GET /api/v1/special-assessments/:specialAssessmentId',
  create: 'POST /api/v1/special-assessments',
  history: 'GET /api/v1/special-assessments/:specialAssessmentId/history',
});

/** From one special assessment of the list to the next. */
export const specialAssessmentPager = specialAssessments.pager({
  to: specialAssessmentPaths.details,
  nameOf: ({ title }) => title,
});

export const useBillInstallment = (id: string) =>
  specialAssessments.useWrite('POST /api/v1/special-assessments/:specialAssessmentId/bill', id);
export const useBillRest = (id: string) =>
  specialAssessments.useWrite('POST /api/v1/special-assessments/:specialAssessmentId/bill-rest', id);
export const useEndAssessment = (id: string) =>
  specialAssessments.useWrite('POST /api/v1/special-assessments/:specialAssessmentId/end', id);

/** What would be levied; null asks nothing. What was answered before stays on screen meanwhile. */
export const useLevyPreview = (input: SpecialAssessmentInput | null) =>
  useQuery({
    queryKey: [...specialAssessments.keys.all, 'preview', input],
    queryFn: async ({ signal }) =>
      input && (await call('POST /api/v1/special-assessments/preview', { body: input, signal })).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });
