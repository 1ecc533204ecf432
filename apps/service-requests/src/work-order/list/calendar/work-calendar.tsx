import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { dayFrom } from '@courtyard/contract/days';
import type { WorkDate } from '@courtyard/contract/service-requests/work-order/work-order-calendar';
import { Card, CardBody } from '@courtyard/ui';
import { type CalendarEntry, DaysCalendar, daysIn } from '@courtyard/ui/calendar';
import { onDays } from '../../../board/list-views';
import { workOrderPaths } from '../../work-order-paths';
import { workOrderName, workOrders } from '../../work-order.queries';
import { useWorkerName } from '../use-worker-name';
import { workListMessages } from '../work-list.messages';

function toneOf({ kind, priority, isLate }: WorkDate): CalendarEntry['tone'] {
  if (isLate || priority === 'emergency') return 'danger';
  return kind === 'due' ? 'attention' : 'info';
}

function useEntryOf() {
  const t = useMessages(workListMessages);
  const workerName = useWorkerName();
  const formats = useFormats();
  return (date: WorkDate): CalendarEntry => {
    const { id, kind, on, startsAt, worker, workOrderId, isProposed, isLate } = date;
    return {
      key: `${kind} ${id}`,
      day: on,
      time: startsAt === null ? undefined : formats.time(startsAt),
      title: kind === 'due' ? t('due', date) : workOrderName(date),
      detail: [workerName(worker), isProposed && t('proposed'), isLate && t('late')]
        .filter(Boolean)
        .join(' · '),
      to: workOrderPaths.details(workOrderId),
      tone: toneOf(date),
      isTentative: isProposed,
    };
  };
}

/** Visits and due dates of the work orders that the person may see. The address says which days. */
export function WorkCalendar() {
  const t = useMessages(workListMessages);
  const today = useToday();
  const entryOf = useEntryOf();
  const { firstWeekday } = useCommunity();
  const [search, setSearch] = useSearchParams();
  const span = search.get('span') === 'week' ? 'week' : 'month';
  const day = dayFrom(search.get('day')) ?? today;
  const dates = workOrders.useRead('GET /api/v1/work-orders/calendar', {
    query: daysIn(span, day, firstWeekday),
  });
  return (
    <Card>
      <CardBody>
        <DaysCalendar
          label={t('dates')}
          span={span}
          day={day}
          onShow={(shown) =>
            setSearch((now) => onDays(now, shown), { replace: true, preventScrollReset: true })
          }
          query={{ ...dates, data: dates.data?.map(entryOf) }}
        />
      </CardBody>
    </Card>
  );
}
