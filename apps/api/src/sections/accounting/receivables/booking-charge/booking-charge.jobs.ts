import { type SqlBool, sql } from 'kysely';
import type { Platform } from '../../../../platform/core/platform';
import type { Tx } from '../../../../platform/database/database';
import { Problem, reasonOf } from '../../../../platform/http/problem';
import type { CommunityJob } from '../../../../platform/section/jobs/section-jobs';
import { placeOf } from '../../../../platform/tenancy/community/location/place.sql';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { clockWork } from '../../clock/clock-work';
import { carryOut } from './carry-out.service';

/** Why it could not be billed or taken back stands with the booking; it is tried again every hour. */
const noteProblem = (platform: Platform, tenant: Tenant, reservationId: string, problem: string) =>
  platform.inTenant(tenant.id, async (tx) => {
    await tx
      .updateTable('bookingCharge')
      .set({ problem })
      .where('reservationId', '=', reservationId)
      .execute();
    await platform.events.publish(tx, { tenantId: tenant.id, topic: 'section-data', section: 'properties' });
  });

/** Bills a booking or takes back what was billed, step by step, each in a transaction of its own. */
async function settleBooking(platform: Platform, tenant: Tenant, reservationId: string): Promise<void> {
  const { contextIn } = clockWork(platform, tenant);
  let translate = (problem: Problem) => problem.message;
  try {
    for (let again = true; again;)
      again = await platform.inTenant(tenant.id, (tx) => {
        const context = contextIn(tx);
        translate = (problem) => context.translate(reasonOf(problem));
        return carryOut(context, reservationId);
      });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await noteProblem(platform, tenant, reservationId, translate(error));
  }
}

/** Bookings of which not everything is billed or taken back that they cost as they stand. */
const waitingBookings = (tx: Tx, which: 'refused' | 'new') =>
  tx
    .selectFrom('bookingCharge')
    .select('reservationId')
    .where(sql<SqlBool>`(fee_minor <> billed_fee_minor or deposit_minor <> billed_deposit_minor)`)
    .where('problem', which === 'new' ? 'is' : 'is not', null)
    .orderBy('dueOn')
    .orderBy('reservationId')
    .execute();

/** Settles what waits; one that fails in a way that nobody can be told keeps no other back. A copy waits. */
async function settleWaiting(platform: Platform, tenant: Tenant, which: 'refused' | 'new'): Promise<void> {
  const waiting = await platform.inTenant(tenant.id, (tx) => waitingBookings(tx, which), { readOnly: true });
  if (waiting.length === 0 || (await placeOf(platform, tenant.id)).isWaitingCopy) return;
  let failures = 0;
  for (const { reservationId } of waiting) {
    try {
      await settleBooking(platform, tenant, reservationId);
    } catch (error) {
      failures += 1;
      platform.log.error({ err: error, reservation: reservationId }, 'a booking could not be billed');
    }
  }
  if (failures > 0) throw new Error(`${failures} bookings could not be billed`);
}

/** Bills bookings and takes back what was billed, soon after they changed: what waits stands in their rows, so that none is lost. */
export const bookingChargesJob: CommunityJob = {
  name: 'accounting.booking-charges',
  cron: '* * * * *',
  run: (platform, tenant) => settleWaiting(platform, tenant, 'new'),
};

/** Tries again what the books refused. */
export const refusedBookingsJob: CommunityJob = {
  name: 'accounting.refused-bookings',
  cron: '41 * * * *',
  run: (platform, tenant) => settleWaiting(platform, tenant, 'refused'),
};
