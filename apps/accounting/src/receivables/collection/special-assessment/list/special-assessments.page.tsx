import { saveExport, useCan, useMessages } from '@courtyard/common';
import { specialAssessmentColumns } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment.columns';
import { ActionButton, Page, type PageAction } from '@courtyard/ui';
import { DataTable, useFilters, useTableState } from '@courtyard/ui/data';
import { specialAssessmentPaths } from '../special-assessment-paths';
import { specialAssessmentMessages } from '../special-assessment.messages';
import { specialAssessments, specialAssessmentPager } from '../special-assessment.queries';
import { AssessmentCard } from './assessment.card';
import { useAssessmentColumns } from './assessments.columns';
import { listMessages } from './list.messages';

/** `special-assessments`: the list. All that is set on it lives in the URL. */
export function SpecialAssessmentsPage() {
  const t = useMessages(listMessages);
  const tAssessment = useMessages(specialAssessmentMessages);
  const canLevy = useCan('Special Assessment Create');
  const table = useTableState({
    list: specialAssessments.listName,
    sort: specialAssessmentColumns.sort,
    filters: specialAssessmentColumns.filters,
    defaultSort: '-startsOn',
  });
  const found = specialAssessments.useList(table.query);
  const columns = useAssessmentColumns();
  const filters = useFilters(specialAssessmentColumns);
  const add: PageAction = { label: tAssessment('add'), icon: 'plus', to: specialAssessmentPaths.create };
  return (
    <Page title={t('title')} description={t('description')} actions={{ primary: canLevy ? add : null }}>
      <DataTable
        label={t('title')}
        state={table}
        query={found}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={specialAssessmentPager.nameOf}
        searchLabel={t('search')}
        filters={filters}
        source={specialAssessments.sourceOf(table.query)}
        pager={specialAssessmentPager}
        renderCard={(assessment) => <AssessmentCard assessment={assessment} />}
        onExport={(format) =>
          saveExport('GET /api/v1/special-assessments/export', { query: { ...table.query, format } })
        }
        rowMenu={({ id }) => [
          { label: tAssessment('openThis'), icon: 'arrow-right', to: specialAssessmentPaths.details(id) },
        ]}
        empty={{
          icon: 'list',
          title: tAssessment('none'),
          ...(canLevy && { description: t('emptyText'), action: <ActionButton action={add} /> }),
        }}
      />
    </Page>
  );
}
