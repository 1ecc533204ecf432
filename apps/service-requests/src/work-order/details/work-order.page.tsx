import { useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import { workOrderVocabulary } from '@courtyard/contract/service-requests/work-order/work-order-vocabulary';
import { Box, Card, CardBody, CardHeader, Page, StatusBadge, Text, TextLink } from '@courtyard/ui';
import {
  CardColumns,
  FactCard,
  FilesCard,
  HeadFacts,
  HistoryCard,
  RecordApprovals,
  RecordTabs,
  RecordTasks,
} from '@courtyard/ui/details';
import { planPaths } from '../../plan/plan-paths';
import { placeText } from '../../request/request-place';
import { useWorkActions } from '../actions/use-work-actions';
import { WorkOrderLoader } from './work-order-loader';
import { PriorityBadge } from '../../request/request-badges';
import { useWorkerName } from '../list/use-worker-name';
import { WorkStateBadge } from '../work-order-badges';
import { workOrderMessages } from '../work-order.messages';
import { workOrderName, workOrders } from '../work-order.queries';
import { workDetailsMessages } from './details.messages';
import { BillCard, RequestsCard, ResultCard } from './result-cards';
import { VisitsCard } from './visits.card';
import { ChecklistCard, LinesCard, PhotosCard } from './work-cards';

/** `work-orders/detail?id=`: what is to be done, when, what it costs, and what was done. */
export function WorkOrderPage() {
  return <WorkOrderLoader>{(order) => <WorkOrderView key={order.id} order={order} />}</WorkOrderLoader>;
}

function WorkOrderView({ order }: { order: WorkOrder }) {
  const t = useMessages(workDetailsMessages);
  const { actions, dialog, open } = useWorkActions(order);
  const isInside = useCan('Community Work Orders View');
  const { id, number, title, files, stateNote } = order;
  const overview = (
    <CardColumns
      wide="left"
      left={
        <>
          <DescriptionCard order={order} />
          <ChecklistCard order={order} />
          <LinesCard order={order} open={open} />
          <PhotosCard order={order} open={open} />
          <ResultCard order={order} />
        </>
      }
      right={
        <>
          <VisitsCard order={order} />
          <AboutCard order={order} />
          <RequestsCard order={order} />
          <BillCard order={order} />
          {files.length > 0 ? <FilesCard files={files} notes={null} /> : null}
        </>
      }
    />
  );
  return (
    <Page title={title} description={`#${number}`} actions={actions}>
      <RecordTasks record="work-order" recordId={id} />
      <RecordApprovals record="work-order" recordId={id} />
      {stateNote === null ? null : (
        <Box mb="4">
          <StatusBadge status="attention" isSentence>
            {stateNote}
          </StatusBadge>
        </Box>
      )}
      <Head order={order} />
      {isInside ? (
        <RecordTabs
          record={{ id, name: workOrderName(order) }}
          overview={overview}
          history={
            <HistoryCard
              of={workOrders.historyOf(id)}
              vocabulary={workOrderVocabulary}
              description={t('historyText')}
            />
          }
        />
      ) : (
        overview
      )}
      {dialog}
    </Page>
  );
}

function Head({ order }: { order: WorkOrder }) {
  const tOrder = useMessages(workOrderMessages);
  const formats = useFormats();
  const { state, worker, priority, dueOn } = order;
  const name = useWorkerName()(worker);
  return (
    <HeadFacts
      facts={[
        { label: tOrder('state'), value: <WorkStateBadge value={state} /> },
        name === null ? undefined : { label: tOrder('worker'), value: name },
        { label: tOrder('priority'), value: <PriorityBadge value={priority} /> },
        { label: tOrder('dueOn'), value: dueOn ? formats.day(dueOn) : '–' },
      ]}
    />
  );
}

function DescriptionCard({ order: { description } }: { order: WorkOrder }) {
  const t = useMessages(workDetailsMessages);
  if (description === null) return null;
  return (
    <Card>
      <CardHeader title={t('description')} />
      <CardBody>
        <Text whiteSpace="pre-wrap">{description}</Text>
      </CardBody>
    </Card>
  );
}

function AboutCard({ order }: { order: WorkOrder }) {
  const t = useMessages(workDetailsMessages);
  const tOrder = useMessages(workOrderMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { number, place, location, plan, estimateMinor, confirmedAt, finishedAt, createdAt } = order;
  return (
    <FactCard
      title={t('about')}
      facts={[
        { label: tOrder('number'), value: `#${number}` },
        { label: tOrder('place'), value: placeText(place, location) ?? '–' },
        ...(plan === null
          ? []
          : [
              {
                label: tOrder('plan'),
                value: <TextLink to={planPaths.details(plan.id)}>{plan.name}</TextLink>,
              },
            ]),
        {
          label: tOrder('estimateMinor'),
          value: estimateMinor === null ? '–' : formats.money(estimateMinor, currency),
        },
        {
          label: t('confirmed'),
          value: confirmedAt === null ? t('notConfirmed') : formats.moment(confirmedAt),
        },
        ...(finishedAt === null ? [] : [{ label: tOrder('finishedAt'), value: formats.moment(finishedAt) }]),
        { label: tOrder('createdAt'), value: formats.moment(createdAt) },
      ]}
    />
  );
}
