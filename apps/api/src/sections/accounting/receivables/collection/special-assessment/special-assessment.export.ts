import type { specialAssessmentRoutes } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { specialAssessmentColumns } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../../platform/files/export/export-list';
import { assessmentList } from './special-assessment.sql';

/** The special assessments as a file. */
export const specialAssessmentExport = (
  query: z.output<(typeof specialAssessmentRoutes.exportSpecialAssessments)['query']>,
) =>
  defineExport({
    name: 'special-assessments',
    columns: specialAssessmentColumns,
    rows: (context) => assessmentList.every(context, query),
  });
