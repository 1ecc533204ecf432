import type {
  RequestCalendarQuery,
  RequestDate,
} from '@courtyard/contract/service-requests/calendar/request-calendar';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { communityRows, isOpen, matching } from '../list/requests.sql';
import { summaryOf } from './request.sql';

const most = 1000;

/** What of the community's open requests is due on the days, under the filters of their list. */
export async function requestCalendar(
  context: ReadContext,
  query: RequestCalendarQuery,
): Promise<RequestDate[]> {
  const { from, to, ...filters } = query;
  const today = todayOf(context);
  const rows = await communityRows(context)
    .where(matching(filters, context))
    .where(isOpen)
    .where('request.dueOn', '>=', from)
    .where('request.dueOn', '<=', to)
    .orderBy('request.dueOn')
    .orderBy('request.number')
    .limit(most)
    .execute();
  return rows.map((row) => {
    const { id, number, title, state, priority, assignee, dueOn } = summaryOf(row);
    const on = dueOn ?? from;
    return { id, number, title, on, isLate: on < today, state, priority, assignee };
  });
}
