import { specialAssessmentColumns } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment.columns';
import { TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { SpecialAssessmentStatusBadge } from '../special-assessment-badges';
import { specialAssessmentPaths } from '../special-assessment-paths';

/** Columns of the list. */
export const useAssessmentColumns = () =>
  useColumns(specialAssessmentColumns, [
    {
      field: 'title',
      priority: 1,
      cell: ({ id, title }) => <TextLink to={specialAssessmentPaths.details(id)}>{title}</TextLink>,
    },
    { field: 'fund', priority: 4 },
    {
      field: 'status',
      priority: 2,
      cell: ({ status }) => <SpecialAssessmentStatusBadge value={status} />,
    },
    { field: 'startsOn', priority: 4, align: 'start' },
    { field: 'nextOn', priority: 3, align: 'start' },
    { field: 'installments', priority: 5 },
    { field: 'units', priority: 5 },
    { field: 'totalMinor', priority: 1 },
    { field: 'billedMinor', priority: 3 },
    { field: 'paidMinor', priority: 2 },
    { field: 'openMinor', priority: 1 },
  ]);
