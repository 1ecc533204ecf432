import type { Language } from '@courtyard/contract/fields/labels';
import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { holderAddresses } from '../../../../platform/auth/permissions/holders.sql';
import { defineReminder } from '../../../../platform/mail/reminders/remind';
import type { NotificationTarget, ReminderRun } from '../../../../platform/mail/reminders/reminder';
import { endingTermsEmail, type EndingTerm, ownTermEmail } from './term-emails.texts';
import { termEnding } from './term-notification';

/** Days before the last day of a term on which somebody is told: time for an election, then a last word. */
const stages = [60, 14] as const;

/** Running terms that end within the first stage, and of which nobody follows in the seat yet. */
async function comingUp({ tx, today }: ReminderRun): Promise<EndingTerm[]> {
  const { rows } = await sql<Omit<EndingTerm, 'kind' | 'stages'>>`
    select term.id, term.ends_on as "on", term.seat, term.office, committee.id as "committeeId",
      committee.name as committee, member.display_name as name,
      case when member.status = 'active' then identity.email end as email
    from committee_term term
    join committee on committee.id = term.committee_id
    join member on member.id = term.member_id
    join identity on identity.id = member.identity_id
    where term.ends_on between ${today} and ${addDays(today, stages[0])} and term.starts_on <= ${today}
      and committee.status = 'active' and term.seat <= committee.seats
      and not exists (select from committee_term follower where follower.tenant_id = term.tenant_id
        and follower.committee_id = term.committee_id and follower.seat = term.seat
        and follower.starts_on > term.ends_on)
    order by term.ends_on, committee.name, term.seat`.execute(tx);
  return rows.map((row) => ({ ...row, kind: 'end', stages }));
}

/** What those hold who say who serves. */
const keeping = ['Committee Update'];

async function keepers({ tx }: ReminderRun, due: readonly EndingTerm[]) {
  return new Map((await holderAddresses(tx, keeping)).map((address) => [address, due]));
}

/** Who serves is told of their own. */
async function serving(_run: ReminderRun, due: readonly EndingTerm[]) {
  const byAddress = new Map<string, EndingTerm[]>();
  for (const term of due) {
    if (term.email !== null) byAddress.set(term.email, [...(byAddress.get(term.email) ?? []), term]);
  }
  return byAddress;
}

const pageOf = ({ platform, tenant }: ReminderRun) =>
  `${platform.tenants.addressOf(tenant)}/people/committees`;

async function sendNotification(
  { tx, platform }: ReminderRun,
  due: readonly EndingTerm[],
  target: NotificationTarget,
) {
  const [first] = due;
  if (!first) return;
  const { name, committee, committeeId, on } = first;
  await platform.notify(tx, termEnding, {
    ...target,
    parameters: { count: due.length, name, committee, on },
    link: `/people/committees${due.length === 1 ? `/details?id=${committeeId}` : ''}`,
  });
}

/** Once per term, last day and stage: to those who say who serves, and to who serves. */
export const termReminder = defineReminder<EndingTerm>({
  name: 'people.term-reminders',
  cron: '50 * * * *',
  subjectType: 'committee-term',
  comingUp,
  audiences: [
    {
      addresses: keepers,
      message: (run, due, language: Language) =>
        endingTermsEmail(due, { language, today: run.today, page: pageOf(run) }),
      notify: sendNotification,
    },
    {
      addresses: serving,
      message: (run, due, language: Language) =>
        ownTermEmail(due, { language, today: run.today, page: pageOf(run) }),
      notify: sendNotification,
    },
  ],
});
