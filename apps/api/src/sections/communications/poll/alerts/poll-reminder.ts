import type { Language } from '@courtyard/contract/fields/labels';
import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { defineReminder } from '../../../../platform/mail/reminders/remind';
import type { ReminderRun } from '../../../../platform/mail/reminders/reminder';
import { isStanding } from '../voting/standing-proxy.sql';
import { closingPollsEmail, type ClosingPoll } from './poll-emails.texts';

/** Days before the close on which those are told who have not voted. */
const stages = [5, 1] as const;

async function comingUp({ tx, today, now }: ReminderRun): Promise<ClosingPoll[]> {
  const { rows } = await sql<Omit<ClosingPoll, 'kind' | 'stages'>>`
    select id, title, closes_on as "on" from poll
    where status = 'open' and closes_on between ${today} and ${addDays(today, stages[0])}
      and closes_at > ${now.toISOString()}
    order by closes_at, id limit 200`.execute(tx);
  return rows.map((row) => ({ ...row, kind: 'close', stages }));
}

/** Those who may cast a vote, their own or one that was given to them, that nobody has cast yet. */
async function notVoted({ tx, today }: ReminderRun, due: readonly ClosingPoll[]) {
  const polls = new Map(due.map((poll) => [poll.id, poll]));
  const { rows } = await sql<{ pollId: string; email: string }>`
    select distinct elector.poll_id as "pollId", identity.email
    from poll_elector elector
    join lateral (
      select voter.member_id from poll_voter voter where voter.tenant_id = elector.tenant_id
        and voter.elector_id = elector.id
      union select proxy.member_id from poll_proxy proxy where proxy.tenant_id = elector.tenant_id
        and proxy.elector_id = elector.id and ${isStanding(today)}) casting on true
    join member on member.id = casting.member_id and member.status = 'active'
    join identity on identity.id = member.identity_id
    where elector.poll_id = any(${[...polls.keys()]}::uuid[]) and elector.suspended is null
      and not exists (select from poll_envelope envelope where envelope.tenant_id = elector.tenant_id
        and envelope.elector_id = elector.id)`.execute(tx);
  const byAddress = new Map<string, ClosingPoll[]>();
  for (const { pollId, email } of rows) {
    const poll = polls.get(pollId);
    if (poll) byAddress.set(email, [...(byAddress.get(email) ?? []), poll]);
  }
  return byAddress;
}

const pageOf = ({ platform, tenant }: ReminderRun) =>
  `${platform.tenants.addressOf(tenant)}/communications/community-polls/vote`;

/** To who has not voted, some days before the close and on the last. */
export const pollReminder = defineReminder<ClosingPoll>({
  name: 'communications.poll-reminders',
  cron: '20 * * * *',
  subjectType: 'poll',
  comingUp,
  audiences: [
    {
      addresses: notVoted,
      message: (run, due, language: Language) =>
        closingPollsEmail(due, { language, today: run.today, page: pageOf(run) }),
    },
  ],
});
