import { addDays, momentAt } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type {
  CalendarProvider,
  CalendarQuestion,
} from '../../../../platform/section/tasks/calendar-provider';
import { propertyName } from '../../../properties';
import { isVisible } from '../people/work-part';
import { isForResident } from '../people/residents.sql';
import { residentWorkUrl, workOrderUrl } from './notifications/notify-work';

/** Visits on the calendar: of those whose orders the caller may see, and in the caller's own unit. */
async function findVisits(question: CalendarQuestion) {
  const { tx, from, to, tenant, most, caller } = question;
  const [begin, end] = [momentAt(from, 0, tenant.timeZone), momentAt(addDays(to, 1), 0, tenant.timeZone)];
  const sees = caller.permissions.has('Work Order Details View') ? isVisible(question) : sql<boolean>`false`;
  const rows = await tx
    .selectFrom('workOrderVisit as visit')
    .innerJoin('workOrder', 'workOrder.id', 'visit.workOrderId')
    .leftJoin('property', 'property.id', 'visit.propertyId')
    .select(['visit.id', 'visit.startsAt', 'visit.endsAt', 'visit.state', 'workOrder.title'])
    .select(['workOrder.id as workOrderId', 'workOrder.number'])
    .select([propertyName.as('unit'), sql<boolean>`coalesce(${sees}, false)`.as('canOpen')])
    .where('visit.state', '!=', 'cancelled')
    .where('visit.startsAt', '<', end.toISOString())
    .where('visit.endsAt', '>', begin.toISOString())
    .where(sql<boolean>`(${sees} or ${isForResident(question)})`)
    .orderBy('visit.startsAt')
    .orderBy('visit.id')
    .limit(most)
    .execute();
  return rows.map(({ id, startsAt, endsAt, state, title, number, unit, workOrderId, canOpen }) => ({
    id,
    title: `#${number} ${title}`,
    location: unit || null,
    allDay: false,
    start: new Date(startsAt).toISOString(),
    end: new Date(endsAt).toISOString(),
    category: 'maintenance' as const,
    link: canOpen ? workOrderUrl(workOrderId) : residentWorkUrl(workOrderId),
    isTentative: state === 'proposed',
  }));
}

export const workOrderDates: CalendarProvider = { kind: 'work-visit', permission: null, find: findVisits };
