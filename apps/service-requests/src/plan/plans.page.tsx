import { saveExport, useCan, useMessages } from '@courtyard/common';
import type { ServicePlan } from '@courtyard/contract/service-requests/service-plan/service-plan';
import { servicePlanColumns } from '@courtyard/contract/service-requests/service-plan/service-plan.columns';
import { planStateOf } from '@courtyard/contract/service-requests/service-plan/service-plan.values';
import { ActionButton, Page, TextLink } from '@courtyard/ui';
import {
  DataTable,
  ListCard,
  useColumns,
  useFieldTexts,
  useFilters,
  useTableState,
} from '@courtyard/ui/data';
import { PlanStateBadge, useRecurrence } from './plan-parts';
import { planPaths } from './plan-paths';
import { planMessages } from './plan.messages';
import { planPager, servicePlans } from './plan.queries';

const link = ({ id, title }: ServicePlan) => <TextLink to={planPaths.details(id)}>{title}</TextLink>;

/** `work-orders/plans`: maintenance that comes again, with its next date. */
export function PlansPage() {
  const t = useMessages(planMessages);
  const canManage = useCan('Work Order Update');
  const table = useTableState({
    list: servicePlans.listName,
    sort: servicePlanColumns.sort,
    filters: servicePlanColumns.filters,
    defaultSort: 'title',
  });
  const filters = useFilters(servicePlanColumns);
  const columns = usePlanColumns();
  const add = { label: t('new'), icon: 'plus', to: planPaths.create } as const;
  return (
    <Page title={t('plans')} description={t('plansText')} actions={{ primary: canManage ? add : null }}>
      <DataTable<ServicePlan>
        label={t('plans')}
        state={table}
        query={servicePlans.useList(table.query)}
        source={servicePlans.sourceOf(table.query)}
        onExport={(format) =>
          saveExport('GET /api/v1/service-plans/export', { query: { ...table.query, format } })
        }
        searchLabel={t('search')}
        filters={filters}
        pager={planPager}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        renderCard={(plan) => <PlanCard plan={plan} />}
        empty={{
          icon: 'clock',
          title: t('none'),
          description: t('noneText'),
          ...(canManage && { action: <ActionButton action={add} /> }),
        }}
      />
    </Page>
  );
}

function usePlanColumns() {
  const t = useMessages(planMessages);
  const recurrence = useRecurrence();
  return useColumns(servicePlanColumns, [
    { field: 'title', priority: 1, cell: link },
    { field: 'nextOn', priority: 1 },
    { id: 'recurrence', header: t('recurrence'), priority: 2, cell: recurrence },
    { field: 'place', priority: 2 },
    { field: 'worker', priority: 2 },
    { field: 'planState', priority: 1, cell: (plan) => <PlanStateBadge value={planStateOf(plan)} /> },
  ]);
}

/** A plan of the list on a narrow window. */
function PlanCard({ plan }: { plan: ServicePlan }) {
  const { named } = useFieldTexts(servicePlanColumns);
  const recurrence = useRecurrence();
  return (
    <ListCard
      title={link(plan)}
      facts={[named(plan, 'nextOn'), recurrence(plan), plan.place?.name, plan.worker?.name]}
      badges={<PlanStateBadge value={planStateOf(plan)} />}
    />
  );
}
