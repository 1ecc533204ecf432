import { defineColumns } from '../../../../wire/fields/columns';
import type { SpecialAssessmentSummary } from './special-assessment';
import { specialAssessmentStatuses } from './special-assessment.values';
import { specialAssessmentLabels } from './special-assessment.labels';

/** The special assessments, as a table and as a file, and what they are filtered by. */
export const specialAssessmentColumns = defineColumns<SpecialAssessmentSummary>()(
  specialAssessmentLabels,
  [
    { field: 'title', kind: 'text', sort: true },
    { field: 'fund', kind: 'text', of: ({ fund }) => fund.name },
    { field: 'status', kind: 'choice' },
    { field: 'startsOn', kind: 'day', sort: true },
    { field: 'nextOn', kind: 'day' },
    { field: 'installments', kind: 'number' },
    { field: 'units', kind: 'number' },
    { field: 'totalMinor', kind: 'money', sort: true, total: true },
    { field: 'billedMinor', kind: 'money' },
    { field: 'paidMinor', kind: 'money' },
    { field: 'openMinor', kind: 'money' },
  ],
  { status: specialAssessmentStatuses, startsOn: 'days', totalMinor: 'money' },
);
