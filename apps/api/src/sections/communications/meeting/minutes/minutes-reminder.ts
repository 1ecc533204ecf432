import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { holderAddresses } from '../../../../platform/auth/permissions/holders.sql';
import { defineReminder } from '../../../../platform/mail/reminders/remind';
import type { ReminderRun } from '../../../../platform/mail/reminders/reminder';
import { minutesDueOn } from '../notice/window/notice-window.rules';
import { meetingPolicies } from '../policy/meeting-policy.service';
import { type DueMinutes, minutesEmail } from './minutes-email.texts';

/** Days before the day of the rules on which those are told who keep meetings. */
const stages = [10, 3, 0] as const;

/** The longest that rules give, and some. */
const maxDays = 400;

async function comingUp({ tx, tenant, today }: ReminderRun): Promise<DueMinutes[]> {
  const policies = await meetingPolicies({ tx });
  const rows = await tx
    .selectFrom('meeting')
    .leftJoin('meetingMinutes as its', (join) =>
      join.onRef('its.tenantId', '=', 'meeting.tenantId').onRef('its.meetingId', '=', 'meeting.id'),
    )
    .select(['meeting.id', 'meeting.name', 'meeting.kind', 'meeting.startsAt', 'meeting.isExecutive'])
    .where('meeting.status', '=', 'adjourned')
    .where('meeting.startsAt', '>', addDays(today, -maxDays))
    .where(sql<boolean>`its.status is distinct from 'published'`)
    .orderBy('meeting.startsAt')
    .limit(200)
    .execute();
  const dueOn = ({ kind, startsAt }: (typeof rows)[number]) =>
    minutesDueOn(
      startsAt,
      tenant.timeZone,
      policies.find((policy) => policy.kind === kind)?.minutesWithinDays ?? 30,
    );
  return rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      isExecutive: row.isExecutive,
      kind: 'minutes',
      on: dueOn(row),
      stages,
    }))
    .filter(({ on }) => on >= today && on <= addDays(today, stages[0]));
}

/** Of executive sessions only those are told who may see them. */
async function keepers({ tx }: ReminderRun, due: readonly DueMinutes[]) {
  const all = await holderAddresses(tx, ['Meeting Update']);
  const trusted = new Set(await holderAddresses(tx, ['Meeting Update', 'Executive Sessions View']));
  const told = all.map((address): [string, readonly DueMinutes[]] => [
    address,
    due.filter(({ isExecutive }) => !isExecutive || trusted.has(address)),
  ]);
  return new Map(told.filter(([, records]) => records.length > 0));
}

/** Once per meeting and stage, to those who keep meetings; it is a task of theirs besides. */
export const minutesReminder = defineReminder<DueMinutes>({
  name: 'communications.minutes-reminders',
  cron: '25 * * * *',
  subjectType: 'meeting-minutes',
  comingUp,
  audiences: [
    {
      addresses: keepers,
      message: ({ platform, tenant, today }, due, language) =>
        minutesEmail(due, {
          language,
          today,
          page: `${platform.tenants.addressOf(tenant)}/communications/meetings/details`,
        }),
    },
  ],
});
