import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { type SqlBool, sql } from 'kysely';
import type { Platform } from '../../../../platform/core/platform';
import { lockList } from '../../../../platform/database/lists/lock-list';
import type { CommunityJob } from '../../../../platform/section/jobs/section-jobs';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { bookingDecided } from '../alerts/booking-notifications';
import { reservationPage } from '../booking/booking.labels';
import { calendarPath } from '../calendar/calendar-link.rules';
import { placedBookings } from '../reservation.sql';
import { offerFreed, recordStatus, type Run } from '../waitlist/offers';

/** Of what ended longer ago nobody is told: the server was away, or requests of before did not end. */
const toldForMs = 7 * 24 * 3_600_000;

const due = ({ platform }: Run) =>
  sql<SqlBool>`reservation.status = 'requested' and reservation.starts_at <= ${platform.clock().toISOString()}`;

const unanswered = (run: Run) =>
  placedBookings(run.tx)
    .where(due(run))
    .select(['reservation.id', 'areaId', 'bookedByMemberId', 'bookedBy', 'startsAt', 'endsAt'])
    .select(['area.name as areaName', 'property.unitNumber', 'property.building'])
    .orderBy('startsAt')
    .orderBy('reservation.id')
    .execute();

type Unanswered = Awaited<ReturnType<typeof unanswered>>[number];

async function sendNotification({ tx, platform, tenant }: Run, request: Unanswered): Promise<void> {
  const startsAt = new Date(request.startsAt);
  if (request.bookedByMemberId === null) return;
  if (platform.clock().getTime() - startsAt.getTime() > toldForMs) return;
  await platform.notify(tx, bookingDecided, {
    tenant,
    parameters: {
      area: request.areaName,
      unit: propertyName(request),
      who: request.bookedBy,
      startsAt: startsAt.toISOString(),
      endsAt: new Date(request.endsAt).toISOString(),
      status: 'expired',
      reason: null,
      calendar: calendarPath(platform.secret, tenant.id, request.id),
    },
    link: reservationPage(request.id),
    key: `${request.id} expired`,
    to: { memberIds: [request.bookedByMemberId] },
  });
}

/** Ends the requests whose time begins without an answer: who asked is told, and what follows may go to who is in line. */
async function expire(platform: Platform, tenant: Tenant): Promise<void> {
  await platform.inTenant(tenant.id, async (tx) => {
    const run = { tx, platform, tenant };
    const one = await tx.selectFrom('reservation').select('id').where(due(run)).limit(1).executeTakeFirst();
    if (!one) return;
    await lockList(tx, 'reservation');
    for (const request of await unanswered(run)) {
      await tx
        .updateTable('reservation')
        .set({ status: 'expired', undo: null, version: sql`version + 1` })
        .where('id', '=', request.id)
        .execute();
      await recordStatus(run, request.id, 'requested', 'expired');
      await sendNotification(run, request);
      await offerFreed(run, request);
    }
  });
}

/** Lets requests end that nobody answered in time. */
export const expiryJob: CommunityJob = {
  name: 'properties.booking-expiry',
  cron: '* * * * *',
  run: expire,
};
