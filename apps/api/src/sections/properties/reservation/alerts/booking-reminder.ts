import { moment } from '@courtyard/contract/primitives';
import { labelOf } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Platform } from '../../../../platform/core/platform';
import type { Tx } from '../../../../platform/database/database';
import { defineNotification } from '../../../../platform/notifications/kind';
import type { CommunityJob } from '../../../../platform/section/jobs/section-jobs';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { reservationPage, spanText } from '../booking/booking.labels';
import { calendarPath } from '../calendar/calendar-link.rules';
import { bookingGroup as group, bookingMessages as messages } from './booking-texts';

const coming = z.object({
  area: z.string(),
  location: z.string().nullable(),
  startsAt: moment,
  endsAt: moment,
  calendar: z.string(),
});

/** To the one who booked: it begins soon. */
export const bookingComing = defineNotification({
  name: 'properties.booking-coming',
  group,
  label: labelOf(messages, 'coming.label'),
  parameters: coming,
  channels: { email: 'at-once' },
  messages,
  content: (t, it, { timeZone, language }) => ({
    title: t('coming.title', { area: it.area }),
    text: t('coming.text', {
      where: [spanText(it, timeZone, language), it.location].filter(Boolean).join(', '),
    }),
    file: { text: t('calendarFile'), path: it.calendar },
  }),
});

interface Coming {
  id: string;
  memberId: string;
  area: string;
  location: string | null;
  startsAt: string;
  endsAt: string;
}

/**
 * Confirmed bookings whose hour of being reminded has come, and of which nobody was. Who books later than that hour needs no reminder of what they
 * just did.
 */
async function reached(tx: Tx, now: Date): Promise<Coming[]> {
  const { rows } = await sql<Coming>`
    select reservation.id, reservation.booked_by_member_id as "memberId", area.name as area, area.location,
      reservation.starts_at as "startsAt", reservation.ends_at as "endsAt"
    from reservation
    join common_area area on area.tenant_id = reservation.tenant_id and area.id = reservation.area_id
    where reservation.status = 'confirmed' and reservation.booked_by_member_id is not null
      and reservation.starts_at > ${now} and reservation.starts_at <= ${now}::timestamptz + interval '336 hours'
      and reservation.starts_at - area.remind_hours * interval '1 hour'
        between greatest(reservation.created_at, reservation.decided_at, reservation.accepted_at) and ${now}::timestamptz
      and not exists (select from notification told where told.tenant_id = reservation.tenant_id
        and told.kind = ${bookingComing.name} and told.dedupe_key = reservation.id::text)
    order by reservation.starts_at, reservation.id`.execute(tx);
  return rows;
}

async function remind(platform: Platform, tenant: Tenant): Promise<void> {
  await platform.inTenant(tenant.id, async (tx) => {
    for (const { id, memberId, ...booking } of await reached(tx, platform.clock())) {
      await platform.notify(tx, bookingComing, {
        tenant,
        parameters: {
          ...booking,
          startsAt: new Date(booking.startsAt).toISOString(),
          endsAt: new Date(booking.endsAt).toISOString(),
          calendar: calendarPath(platform.secret, tenant.id, id),
        },
        link: reservationPage(id),
        // One for each booking, however often the job runs and on however many processes.
        key: id,
        to: { memberIds: [memberId] },
      });
    }
  });
}

/** Tells whoever booked, as many hours before the start as the area says. */
export const bookingReminderJob: CommunityJob = {
  name: 'properties.booking-reminders',
  cron: '*/10 * * * *',
  run: remind,
};
