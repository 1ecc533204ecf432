import { addDays, dayAt, momentAt } from '@courtyard/contract/days';
import type { WorkDate } from '@courtyard/contract/service-requests/work-order/work-order-calendar';
import { openWorkStates } from '@courtyard/contract/service-requests/work-order/work-order.values';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { isVisible } from '../people/work-part';
import { summaryOf, workOrderRows } from './work-order.sql';

const most = 1000;

interface Span {
  from: string;
  to: string;
}

const rowsOf = (context: ReadContext) => workOrderRows(context.tx).where(isVisible(context));

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

const orderOf = (row: Row) => {
  const { id: workOrderId, number, title, state, priority, worker } = summaryOf(row);
  return { workOrderId, number, title, state, priority, worker };
};

/** Visits that touch one of the days; one that goes on for days is told of at its first shown day. */
async function visitsIn(context: ReadContext, { from, to }: Span): Promise<WorkDate[]> {
  const { timeZone } = context.tenant;
  const rows = await rowsOf(context)
    .innerJoin('workOrderVisit as visit', 'visit.workOrderId', 'workOrder.id')
    .select(['visit.id as visitId', 'visit.startsAt', 'visit.endsAt', 'visit.state as visitState'])
    .where('visit.state', '!=', 'cancelled')
    .where('workOrder.state', '!=', 'cancelled')
    .where('visit.startsAt', '<', momentAt(addDays(to, 1), 0, timeZone).toISOString())
    .where('visit.endsAt', '>', momentAt(from, 0, timeZone).toISOString())
    .orderBy('visit.startsAt')
    .orderBy('visit.id')
    .limit(most)
    .execute();
  return rows.map(({ visitId, startsAt, endsAt, visitState, ...row }) => {
    const begins = dayAt(startsAt, timeZone);
    return {
      id: visitId,
      kind: 'visit',
      on: begins < from ? from : begins,
      startsAt,
      endsAt,
      isProposed: visitState === 'proposed',
      isLate: false,
      ...orderOf(row),
    };
  });
}

async function dueIn(context: ReadContext, { from, to }: Span): Promise<WorkDate[]> {
  const today = todayOf(context);
  const rows = await rowsOf(context)
    .where('workOrder.dueOn', '>=', from)
    .where('workOrder.dueOn', '<=', to)
    .where('workOrder.state', 'in', openWorkStates)
    .orderBy('workOrder.dueOn')
    .orderBy('workOrder.id')
    .limit(most)
    .execute();
  return rows.map((row) => {
    const on = row.dueOn ?? from;
    return {
      id: row.id,
      kind: 'due',
      on,
      startsAt: null,
      endsAt: null,
      isProposed: false,
      isLate: on < today,
      ...orderOf(row),
    };
  });
}

/** What is on the days, by day: due dates, then visits by the hour. */
export async function workOrderCalendar(context: ReadContext, span: Span): Promise<WorkDate[]> {
  const dates = [...(await dueIn(context, span)), ...(await visitsIn(context, span))];
  return dates.toSorted((one, other) => one.on.localeCompare(other.on));
}
