import { reminderDay, keptUntil } from '@courtyard/contract/communications/poll/election/election.rules';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { addDays, dayAt } from '@courtyard/contract/days';
import { changeOf } from '../../../../platform/audit/audit';
import type { Platform } from '../../../../platform/core/platform';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { notifyNominations } from '../alerts/election-notifications';
import { findPoll } from '../poll.sql';
import { getPoll, lockPoll } from '../record/read-poll';
import { acceptedCandidates, barOf } from './election.sql';

/** Opens the nominations of an election that is a draft: from then on members see it and are told. */
export async function openNominations(context: CallContext, pollId: string, version: number): Promise<Poll> {
  const before = await lockPoll(context, pollId, version);
  const today = todayOf(context);
  if (before.status !== 'draft' || before.nominationsUntil === null) {
    throw conflict(
      'no-nominations',
      'Only a draft election with a nomination deadline can be opened for nominations.',
    );
  }
  if (before.nominationsUntil < today) {
    throw conflict('nominations-over', 'The nomination deadline has passed: set a later one.');
  }
  await context.tx
    .updateTable('poll')
    .set({
      status: 'nominating',
      nominationsOpenedOn: today,
      opensAt: null,
      version: version + 1,
      updatedAt: context.platform.clock(),
    })
    .where('id', '=', pollId)
    .execute();
  const after = await getPoll(context, pollId);
  await recordChange(
    context,
    changeOf('poll.nominations', { poll: pollId }, { status: before.status }, { status: after.status }),
  );
  await notifyNominations(context, after, 'opened');
  return after;
}

/** Throws 409 as long as members nominate. */
export function requireNominationsOver(context: CallContext, { nominationsUntil }: Poll): void {
  if (nominationsUntil !== null && nominationsUntil >= todayOf(context)) {
    throw conflict(
      'nominations-open',
      'Nominations are open until the end of the deadline day. Wait until the next day.',
    );
  }
}

/** Puts the accepted candidates on the ballot. Throws 409 where there is nobody. */
export async function fillBallot(context: CallContext, poll: Poll): Promise<Poll> {
  const { tx } = context;
  requireNominationsOver(context, poll);
  const candidates = await acceptedCandidates(context, poll.id);
  if (candidates.length === 0)
    throw conflict('no-candidates', 'No one accepted a nomination: cancel this election and start another.');
  for (const [index, { id }] of candidates.entries()) {
    await tx
      .updateTable('pollCandidate')
      .set({ key: `o${index + 1}` })
      .where('id', '=', id)
      .execute();
  }
  const most = poll.kind === 'multiple' ? Math.min(poll.seats, candidates.length) : poll.most;
  await tx
    .updateTable('poll')
    .set({ options: JSON.stringify(candidates.map(({ name }) => name)), most })
    .where('id', '=', poll.id)
    .execute();
  return getPoll(context, poll.id);
}

/** Fills the seats without a vote. Throws 409 where the rules ask for one. */
export async function acclaim(context: CallContext, pollId: string, version: number): Promise<Poll> {
  const before = await lockPoll(context, pollId, version);
  if (before.status !== 'nominating') throw conflict('no-nominations', 'This election has no nominations.');
  requireNominationsOver(context, before);
  const candidates = await acceptedCandidates(context, pollId);
  if ((await barOf(context, before, candidates.length)) !== null) {
    throw conflict('vote-needed', 'This election’s rules require a vote: open it.');
  }
  await context.tx
    .updateTable('poll')
    .set({
      status: 'acclaimed',
      keepUntil: keptUntil(before.profile, todayOf(context)),
      version: version + 1,
      updatedAt: context.platform.clock(),
    })
    .where('id', '=', pollId)
    .execute();
  const after = await getPoll(context, pollId);
  const elected = candidates.map(({ name }) => name).join(', ');
  await recordChange(
    context,
    changeOf('poll.acclaim', { poll: pollId }, { status: before.status }, { status: after.status, elected }),
  );
  await notifyNominations(context, after, 'acclaimed');
  return after;
}

/** Reminds the members once that nominations end soon. */
export async function remindNominations(platform: Platform, tenant: Tenant): Promise<void> {
  await platform.inTenant(tenant.id, async (tx) => {
    const today = dayAt(platform.clock(), tenant.timeZone);
    const due = await tx
      .updateTable('poll')
      .set({ nominationsRemindedOn: today })
      .where('status', '=', 'nominating')
      .where('nominationsRemindedOn', 'is', null)
      .where('nominationsUntil', '>=', today)
      .where('nominationsUntil', '<=', addDays(today, reminderDay))
      .returning('id')
      .execute();
    for (const { id } of due) {
      const poll = await findPoll({ tx }, id);
      if (poll) await notifyNominations({ tx, platform, tenant }, poll, 'ending');
    }
  });
}
