import type { PollLetters } from '@courtyard/contract/communications/poll/voting/poll-letters';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { dayAt } from '@courtyard/contract/days';
import { formatLongDay } from '@courtyard/contract/formats';
import type { Language } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import { changeOf } from '../../../../../platform/audit/audit';
import { conflict, invalid } from '../../../../../platform/http/problem';
import { msg } from '../../../../../platform/http/language/sentence';
import { lettersPdf } from '../../../../../platform/mail/paper/letters-pdf';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../../platform/section/call-context';
import { postalAddressOf } from '../../../mailing/sending/mailing-email';
import { getPoll, lockPoll } from '../../record/read-poll';
import { candidatesOf } from '../../voting/vote.service';
import { lettersOf, printedLetters } from './poll-letters.sql';
import { ballotLetterText, ballotText, howToVoteLetter } from './poll-letters.texts';

/** Tells owners who have an address and no account how they can vote. */
export async function mailWithoutAccount(
  { tx, platform, tenant }: Pick<CallContext, 'tx' | 'platform' | 'tenant'>,
  poll: Poll,
): Promise<void> {
  const { rows } = await sql<{ email: string; language: Language; votes: string[] }>`
    select email, language, array(select name from poll_elector where id = any(elector_ids) order by name, id) as votes
    from poll_letter where poll_id = ${poll.id} and email is not null order by person_key`.execute(tx);
  const writing = { poll, community: tenant.name, timeZone: tenant.timeZone };
  for (const { email: to, language, votes } of rows) {
    const letter = howToVoteLetter(writing, votes, language);
    await platform.mail.send(tx, { tenantId: tenant.id, to, language, ...letter });
  }
}

/** More would be a print shop's work, and a minute of this server's. */
const maxLetters = 2000;

/**
 * Letters with their ballots that are to be posted, as one PDF; of a poll that is over all that were, for who asks what was sent.
 * Gives what draws it, after the transaction.
 * Throws conflict where there is none, or too many, and once the words that they are on were amended.
 */
export async function pollLettersFile(context: ReadContext, pollId: string): Promise<() => Promise<Buffer>> {
  const { tx, tenant } = context;
  const poll = await getPoll(context, pollId);
  const isOpen = poll.status === 'open';
  if (isOpen && poll.amendment !== null)
    throw conflict(
      'amended-paper',
      'The motion was amended at the meeting: paper ballots are no longer accepted, so none are printed.',
    );
  const due = await printedLetters(context, pollId, isOpen ? 'due' : 'all');
  if (due.length === 0)
    throw conflict(
      'nobody-to-print-for',
      isOpen
        ? 'No ballots to print: everyone was mailed one or has voted.'
        : 'No ballots to print: none were mailed.',
    );
  if (due.length > maxLetters)
    throw conflict(
      'too-many-letters',
      'There are more than 2,000 letters: give a print shop the voter list.',
    );
  const from = [tenant.name, ...((await postalAddressOf(tx)) ?? '').split('\n')].filter(Boolean);
  const writing = { poll, community: tenant.name, timeZone: tenant.timeZone };
  const candidates = await candidatesOf(context, pollId);
  const letters = due.map(({ name, postalAddress, language, votes }) => ({
    from,
    to: [name, ...(postalAddress ?? '').split('\n')].filter(Boolean),
    date: formatLongDay(todayOf(context), { language, dateFormat: '' }),
    ...ballotLetterText(writing, { votes, candidates, language }),
    enclosed: votes.map(() => ballotText(writing, language)),
  }));
  return () => lettersPdf(letters, poll.title);
}

async function openPoll(context: ReadContext, pollId: string): Promise<Poll> {
  const poll = await getPoll(context, pollId);
  if (poll.status !== 'open') throw conflict('poll-not-open', 'This poll isn’t open.');
  return poll;
}

/** Records that the ballots were handed to the post. Throws where there are others by now. */
export async function recordLettersPosted(
  context: CallContext,
  pollId: string,
  { postedOn, letters }: { postedOn: string; letters: number },
): Promise<PollLetters> {
  const { tx, tenant, caller } = context;
  await lockPoll(context, pollId);
  const { openedAt } = await openPoll(context, pollId);
  if (postedOn > todayOf(context)) throw invalid({ postedOn: 'This date is in the future.' });
  if (openedAt !== null && postedOn < dayAt(openedAt, tenant.timeZone))
    throw invalid({ postedOn: 'The poll opened after this date.' });
  const due = await printedLetters(context, pollId, 'due');
  if (due.length !== letters)
    throw conflict(
      'letters-changed',
      msg`There are now ${due.length} letters to mail, not ${letters}. Print them again.`,
    );
  await tx
    .updateTable('pollLetter')
    .set({ postedOn, postedBy: caller.displayName })
    .where('pollId', '=', pollId)
    .where(
      'personKey',
      'in',
      due.map(({ key }) => key),
    )
    .execute();
  await recordChange(context, changeOf('poll.letters', { poll: pollId }, {}, { postedOn, letters }));
  return lettersOf(context, pollId);
}
