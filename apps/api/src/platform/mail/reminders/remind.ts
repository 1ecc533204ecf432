import { wallClock } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { Platform } from '../../core/platform';
import type { CommunityJob } from '../../section/jobs/section-jobs';
import { languagesOf } from '../../tenancy/preferences/preferences.sql';
import { placeOf } from '../../tenancy/community/location/place.sql';
import type { Tenant } from '../../tenancy/tenant';
import type { Audience, DueRecord, Reminder, ReminderRun } from './reminder';
import { dueStage } from './reminders.rules';

/** Mail goes out from eight in the morning on, on the community's clock. */
const earliestMinutes = 8 * 60;

interface ReminderInput<D extends DueRecord> extends Pick<Reminder, 'name' | 'cron'> {
  /** What the records are: `asset`. */
  subjectType: string;
  /** What falls due from today on, no further ahead than the first stage. */
  comingUp(run: ReminderRun): Promise<readonly D[]>;
  /** Nobody gets two mails of one run: an address of several audiences belongs to the first. */
  audiences: readonly Audience<D>[];
}

const keyOf = ({ id, kind, on }: Pick<DueRecord, 'id' | 'kind' | 'on'>) => `${id} ${kind} ${on}`;

/** Notes the stage that has come of each record. Gives those that this run noted, and nobody before. */
async function markReminded<D extends DueRecord>(
  { tx, tenant, now, today }: ReminderRun,
  subjectType: string,
  records: readonly D[],
): Promise<D[]> {
  const reached = records.flatMap(({ id, kind, on, stages }) => {
    const stage = dueStage(on, stages, today);
    return stage === null ? [] : [{ id, kind, on, stage }];
  });
  if (reached.length === 0) return [];
  const { rows } = await sql<Pick<DueRecord, 'id' | 'kind' | 'on'>>`
    insert into reminder (tenant_id, subject_type, subject_id, kind, due_on, days_before, sent_at)
    select ${tenant.id}::uuid, ${subjectType}, id, kind, "on", stage, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(reached)}::jsonb) as due (id uuid, kind text, "on" date, stage int)
    on conflict do nothing
    returning subject_id as id, kind, due_on as "on"`.execute(tx);
  const fresh = new Set(rows.map(keyOf));
  return records.filter((record) => fresh.has(keyOf(record)));
}

async function sendReminders<D extends DueRecord>(
  run: ReminderRun,
  audiences: readonly Audience<D>[],
  due: readonly D[],
): Promise<void> {
  const { tx, platform, tenant } = run;
  const written = new Set<string>();
  for (const { addresses, message, notify } of audiences) {
    const told = await addresses(run, due);
    const languages = await languagesOf(tx, [...told.keys()]);
    for (const [to, records] of told) {
      if (written.has(to)) continue;
      written.add(to);
      const language = languages.get(to) ?? tenant.language;
      await platform.mail.send(tx, { tenantId: tenant.id, to, language, ...message(run, records, language) });
      // Once, as the mail is: of what was noted before, nothing comes here again.
      await notify?.(run, records, { tenant, to: { addresses: [to] } });
    }
  }
}

/**
 * Mails before something falls due: once for each record, day and stage, however often it runs and on however many
 * processes. Of stages that were missed only the nearest is sent. One mail for each recipient and run.
 */
export function defineReminder<D extends DueRecord>(input: ReminderInput<D>): Reminder {
  const { name, cron, subjectType, comingUp, audiences } = input;
  return {
    name,
    cron,
    async send(run) {
      const due = await markReminded(run, subjectType, await comingUp(run));
      if (due.length > 0 && !run.isNotedOnly) await sendReminders(run, audiences, due);
      return due.length;
    },
  };
}

/** Sends a community's reminders of one kind in one transaction, not before its morning. Gives how much came up. */
export async function remind(reminder: Reminder, platform: Platform, tenant: Tenant): Promise<number> {
  const now = platform.clock();
  const { day: today, minutes } = wallClock(now, tenant.timeZone);
  if (minutes < earliestMinutes) return 0;
  const { isWaitingCopy: isNotedOnly } = await placeOf(platform, tenant.id);
  return platform.inTenant(tenant.id, (tx) =>
    reminder.send({ tx, platform, tenant, now, today, isNotedOnly }),
  );
}

/** The work by the clock that a reminder is. */
export const reminderJob = (reminder: Reminder): CommunityJob => ({
  name: reminder.name,
  cron: reminder.cron,
  async run(platform, tenant) {
    await remind(reminder, platform, tenant);
  },
});
