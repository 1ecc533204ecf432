import type { ReservationStatus } from '@courtyard/contract/properties/reservation/reservation';
import { dayAt } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { writeAudit } from '../../../../platform/audit/audit';
import type { Platform } from '../../../../platform/core/platform';
import type { Tx } from '../../../../platform/database/database';
import { lockList } from '../../../../platform/database/lists/lock-list';
import type { CommunityJob } from '../../../../platform/section/jobs/section-jobs';
import { overdueSince } from '../../../../platform/tenancy/profile/ports/unit-accounts';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { findArea } from '../../common-area/common-area.sql';
import { bookingOffered } from '../alerts/offer-notification';
import { arrearsRefusal, capRefusal } from '../booking/booking.rules';
import { reservationPage } from '../booking/booking.labels';
import { otherStarts } from '../booking/other-starts.sql';
import { holding } from '../touching.sql';
import { offerUntil, stillBookable } from './waitlist.rules';

export interface Run {
  tx: Tx;
  platform: Platform;
  tenant: Tenant;
}

interface Freed {
  areaId: string;
  startsAt: string;
  endsAt: string;
}

const actions = { offered: 'offer', lapsed: 'lapse', expired: 'expire' } as const;

/** Written as the system's own action: nobody decided it. */
export async function recordStatus(
  { tx, platform, tenant }: Run,
  id: string,
  before: ReservationStatus,
  after: keyof typeof actions,
): Promise<void> {
  const actor = { tenantId: tenant.id, memberId: null, displayName: 'Courtyard' };
  await writeAudit(tx, actor, {
    action: `reservation.${actions[after]}`,
    subjectType: 'reservation',
    subjectId: id,
    changes: { status: { before, after } },
  });
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'section-data', section: 'properties' });
}

/** Who asked is no active member: nobody would be told of an offer, and the time be held for nobody. */
const isGone = sql<boolean>`exists (select from member where member.tenant_id = reservation.tenant_id
  and member.id = reservation.booked_by_member_id and member.status <> 'active')`;

/** Those in line whose time touches one that became free, in the order in which they joined. */
const inLine = ({ tx, platform }: Run, freed: Freed) =>
  tx
    .selectFrom('reservation')
    .select(['id', 'areaId', 'propertyId', 'bookedByMemberId', 'startsAt', 'endsAt'])
    .where('status', '=', 'waiting')
    .where('areaId', '=', freed.areaId)
    .where('startsAt', '<', freed.endsAt)
    .where('endsAt', '>', freed.startsAt)
    .where('startsAt', '>', platform.clock().toISOString())
    .where(sql<boolean>`not ${isGone}`)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

async function isTaken({ tx }: Run, { areaId, startsAt, endsAt }: Freed): Promise<boolean> {
  const other = await tx
    .selectFrom('reservation')
    .select('id')
    .where('areaId', '=', areaId)
    .where('status', 'in', holding)
    .where('startsAt', '<', endsAt)
    .where('endsAt', '>', startsAt)
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Offers a time that became free to the first in line whom it suits whole and whose unit may book once more, and what is
 * left of it to the next. The caller holds the list's lock; the database's constraint keeps two from one time besides.
 */
export async function offerFreed(run: Run, freed: Freed): Promise<void> {
  const { tx, platform, tenant } = run;
  const area = await findArea(tx, freed.areaId);
  if (!area) return;
  const now = platform.clock();
  for (const waiting of await inLine(run, freed)) {
    const startsAt = new Date(waiting.startsAt);
    if (!stillBookable(area, { startsAt, endsAt: new Date(waiting.endsAt) }, tenant.timeZone)) continue;
    const others = await otherStarts({ tx }, { ...waiting, startsAt });
    if (capRefusal(area, startsAt, others, tenant) || (await isTaken(run, waiting))) continue;
    const at = { propertyId: waiting.propertyId, today: dayAt(now, tenant.timeZone) };
    if (arrearsRefusal(area, await overdueSince(platform.sections, tx, at), at.today)) continue;
    const offeredUntil = offerUntil(now, startsAt);
    await tx
      .updateTable('reservation')
      .set({ status: 'offered', offeredUntil, version: sql`version + 1` })
      .where('id', '=', waiting.id)
      .execute();
    await recordStatus(run, waiting.id, 'waiting', 'offered');
    if (waiting.bookedByMemberId === null) continue;
    await platform.notify(tx, bookingOffered, {
      tenant,
      parameters: {
        area: area.name,
        startsAt: startsAt.toISOString(),
        endsAt: new Date(waiting.endsAt).toISOString(),
        until: offeredUntil.toISOString(),
      },
      link: reservationPage(waiting.id),
      key: waiting.id,
      to: { memberIds: [waiting.bookedByMemberId] },
    });
  }
}

/** Lets offers pass on of which nothing was said, and lines end whose time has begun. */
async function passOn(platform: Platform, tenant: Tenant): Promise<void> {
  await platform.inTenant(tenant.id, async (tx) => {
    const run = { tx, platform, tenant };
    const now = platform.clock().toISOString();
    const isOver = sql<boolean>`(status = 'offered' and offered_until <= ${now}
      or status = 'waiting' and starts_at <= ${now})`;
    const due = await tx.selectFrom('reservation').select('id').where(isOver).limit(1).executeTakeFirst();
    if (!due) return;
    await lockList(tx, 'reservation');
    const over = await tx
      .selectFrom('reservation')
      .select(['id', 'areaId', 'startsAt', 'endsAt', 'status'])
      .where(isOver)
      .orderBy('createdAt')
      .execute();
    for (const { id, status, ...freed } of over) {
      await tx
        .updateTable('reservation')
        .set({ status: 'lapsed', offeredUntil: null, version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
      await recordStatus(run, id, status, 'lapsed');
      if (status === 'offered') await offerFreed(run, freed);
    }
  });
}

/** Passes offers on that nobody took. */
export const waitlistJob: CommunityJob = { name: 'properties.waitlist', cron: '* * * * *', run: passOn };
