import { toast, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import { addDays } from '@courtyard/contract/days';
import type { ServicePlan } from '@courtyard/contract/service-requests/service-plan/service-plan';
import { planStateOf } from '@courtyard/contract/service-requests/service-plan/service-plan.values';
import { workOrderVocabulary } from '@courtyard/contract/service-requests/work-order/work-order-vocabulary';
import { Card, CardBody, CardFrame, CardHeader, CardList, CardNothing, Page, Text } from '@courtyard/ui';
import { CardColumns, FactCard, HeadFacts, HistoryCard, RecordTabs } from '@courtyard/ui/details';
import { PriorityBadge } from '../request/request-badges';
import { WorkOrderLine } from '../work-order/work-order-line';
import { workOrderPaths } from '../work-order/work-order-paths';
import { workOrders } from '../work-order/work-order.queries';
import { planBody } from './plan-form.rules';
import { PlanLoader, PlanStateBadge, useRecurrence } from './plan-parts';
import { planPaths } from './plan-paths';
import { planMessages } from './plan.messages';
import { servicePlans } from './plan.queries';

/** `work-orders/plans/detail?id=`: what a plan has done, by whom and when, and the orders that it made. */
export function PlanPage() {
  return <PlanLoader>{(plan) => <PlanView key={plan.id} plan={plan} />}</PlanLoader>;
}

function usePlanActions(plan: ServicePlan) {
  const t = useMessages(planMessages);
  const canManage = useCan('Work Order Update');
  const update = servicePlans.useUpdate(plan.id);
  const { isActive } = plan;
  const toggle = async () => {
    await update.mutateAsync({ ...planBody(plan), isActive: !isActive });
    toast({ title: t(isActive ? 'paused' : 'resumed'), kind: 'success' });
  };
  if (!canManage) return {};
  return {
    primary: { label: t('edit'), icon: 'edit', to: planPaths.edit(plan.id) },
    secondary: [
      {
        id: 'pause',
        label: t(isActive ? 'pause' : 'resume'),
        icon: isActive ? 'pause' : 'play',
        loading: update.isPending,
        onSelect: () => void toggle(),
      },
    ],
  } as const;
}

function PlanView({ plan }: { plan: ServicePlan }) {
  const t = useMessages(planMessages);
  const formats = useFormats();
  const recurrence = useRecurrence();
  const { id, title, place, worker, nextOn } = plan;
  return (
    <Page title={title} description={recurrence(plan)} actions={usePlanActions(plan)}>
      <HeadFacts
        facts={[
          { label: t('planState'), value: <PlanStateBadge value={planStateOf(plan)} /> },
          { label: t('nextOn'), value: nextOn === null ? '–' : formats.day(nextOn) },
          { label: t('place'), value: place?.name ?? '–' },
          { label: t('worker'), value: worker?.name ?? t('nobody') },
        ]}
      />
      <RecordTabs
        record={{ id, name: title }}
        overview={
          <CardColumns
            wide="left"
            left={
              <>
                <WorkCard plan={plan} />
                <Card>
                  <PlanOrders plan={plan} />
                </Card>
              </>
            }
            right={<ScheduleCard plan={plan} />}
          />
        }
        history={
          <HistoryCard
            of={servicePlans.historyOf(id)}
            vocabulary={workOrderVocabulary}
            description={t('historyText')}
          />
        }
      />
    </Page>
  );
}

function WorkCard({ plan: { description, checks } }: { plan: ServicePlan }) {
  const t = useMessages(planMessages);
  if (description === null && checks.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('work')} />
      <CardBody>
        {description === null ? null : (
          <Text size="sm" whiteSpace="pre-wrap">
            {description}
          </Text>
        )}
        {checks.length > 0 ? (
          <Text
            as="ul"
            size="sm"
            ps="5"
            mt={description === null ? '0' : '2'}
            listStyleType="disc"
            aria-label={t('checks')}
          >
            {checks.map((step, at) => (
              // Two steps may have the same words.
              <li key={at}>{step}</li>
            ))}
          </Text>
        ) : null}
      </CardBody>
    </Card>
  );
}

/** The latest orders of the plan. */
function PlanOrders({ plan: { id, nextOn, aheadDays } }: { plan: ServicePlan }) {
  const t = useMessages(planMessages);
  const formats = useFormats();
  const orders = workOrders.useList({ planId: id, sort: '-dueOn', limit: 10 });
  return (
    <CardFrame
      title={t('orders')}
      link={{ to: workOrderPaths.list, label: t('allOrders') }}
      query={orders}
      lines={3}
    >
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing>
            {nextOn === null
              ? t('noOrdersYet')
              : t('noOrders', { date: formats.day(addDays(nextOn, -aheadDays)) })}
          </CardNothing>
        ) : (
          <CardList>
            {data.map((order) => (
              <WorkOrderLine key={order.id} order={order} />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}

function ScheduleCard({ plan }: { plan: ServicePlan }) {
  const t = useMessages(planMessages);
  const formats = useFormats();
  const recurrence = useRecurrence();
  const { currency } = useCommunity();
  const { startsOn, endsOn, aheadDays, priority, estimateMinor } = plan;
  return (
    <FactCard
      title={t('schedule')}
      facts={[
        { label: t('recurrence'), value: recurrence(plan) },
        { label: t('startsOn'), value: formats.day(startsOn) },
        { label: t('endsOn'), value: endsOn === null ? '–' : formats.day(endsOn) },
        { label: t('aheadDays'), value: t('ahead', { count: aheadDays }) },
        { label: t('priority'), value: <PriorityBadge value={priority} /> },
        {
          label: t('estimateMinor'),
          value: estimateMinor === null ? '–' : formats.money(estimateMinor, currency),
        },
      ]}
    />
  );
}
