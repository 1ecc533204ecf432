import { dayAt } from '@courtyard/contract/days';
import type {
  FoundTasks,
  TaskProvider,
  TaskQuestion,
} from '../../../../platform/section/tasks/task-provider';
import { pageOfReservations } from '../reservation.sql';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { messagesIn } from '@courtyard/contract/messages';
import { bookingMessages } from './booking-texts';

/** Of what the bookings are asked: everything, an area or a property; null where a page asks of something else. */
function filterOf({ about }: TaskQuestion) {
  if (about === null) return {};
  if (about.record === 'property') return { propertyId: [about.recordId] };
  return about.record === 'area' ? { areaId: [about.recordId] } : null;
}

/** Bookings that wait for a yes or no, the soonest first. */
async function waitingBookings(question: TaskQuestion): Promise<FoundTasks> {
  const filter = filterOf(question);
  const { caller, tenant, today, language, most } = question;
  if (filter === null || !caller.permissions.has('Reservations List View')) return { tasks: [], total: 0 };
  const { data, page } = await pageOfReservations(question, {
    ...filter,
    status: ['requested'],
    scope: 'all',
    from: today,
    sort: 'startsAt',
    limit: most,
  });
  // One of today may be over already: nobody can approve it any more.
  const waiting = data.filter(({ may }) => may.approve);
  const t = messagesIn(bookingMessages, language);
  return {
    total: (page.total ?? data.length) - (data.length - waiting.length),
    tasks: waiting.map(({ id, area, property, bookedBy, startsAt, endsAt, version }) => ({
      id,
      title: t('task.title', { area: area.name, unit: propertyName(property) }),
      text: t('task.text', { person: bookedBy }),
      verb: t('task.verb'),
      link: `/properties-common-areas/common-areas/details?id=${area.id}&tab=requests`,
      span: { startsAt, endsAt },
      dueOn: dayAt(startsAt, tenant.timeZone),
      action: { entry: 'approve-booking', subject: { reservationId: id, version: String(version) } },
    })),
  };
}

export const bookingTasks: TaskProvider = {
  kind: 'booking-request',
  permission: 'Reservation Approve',
  find: waitingBookings,
};
