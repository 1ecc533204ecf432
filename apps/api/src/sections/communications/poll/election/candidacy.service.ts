import type {
  candidacyInput,
  nominationInput,
} from '@courtyard/contract/communications/poll/election/election';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import type { z } from 'zod';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { conflict, forbidden, invalid, notFound } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { notifyNominated } from '../alerts/election-notifications';
import { lockPoll } from '../record/read-poll';
import { proxyHolder } from '../voting/poll-members.sql';

/** The poll, locked, as long as members nominate. */
async function lockNominating(context: CallContext, pollId: string): Promise<Poll> {
  const poll = await lockPoll(context, pollId);
  if (poll.status === 'nominating' && (poll.nominationsUntil ?? '') >= todayOf(context)) return poll;
  throw conflict('no-nominations', 'Nominations for this poll aren’t open.');
}

type Nomination = z.output<typeof nominationInput>;

/** Who is nominated: the caller, another member, or, for who runs the poll, somebody by name. */
async function nomineeOf(context: CallContext, { memberId, name }: Nomination) {
  const { caller } = context;
  if (name !== null) {
    if (!caller.permissions.has('Poll Update'))
      throw forbidden('Only the poll’s organizers can enter someone who isn’t a member. Choose a member.');
    return { memberId: null, name };
  }
  const member = await proxyHolder(context, memberId ?? caller.memberId);
  if (!member) throw invalid({ memberId: 'Choose an active member of the community.' });
  return { memberId: member.id, name: member.displayName };
}

/** Stands for election, or asks another to. Throws 409 for who is nominated already, inspects the election, or may be named by nobody else (Florida). */
export async function nominate(context: CallContext, pollId: string, nomination: Nomination) {
  const { tx, tenant, caller } = context;
  const poll = await lockNominating(context, pollId);
  const nominee = await nomineeOf(context, nomination);
  const isOwn = nominee.memberId === caller.memberId;
  if (poll.profile === 'florida' && nominee.memberId !== null && !isOwn) {
    throw conflict(
      'own-only',
      'Florida: candidates for a condominium board nominate themselves (Statutes 718.112(2)(d)).',
    );
  }
  await requireNeither(context, pollId, nominee);
  const id = newId();
  const isAccepted = isOwn || nominee.memberId === null;
  await tx
    .insertInto('pollCandidate')
    .values({
      tenantId: tenant.id,
      id,
      pollId,
      ...nominee,
      nominatedBy: caller.memberId,
      status: isAccepted ? 'accepted' : 'nominated',
      statement: isAccepted ? nomination.statement : null,
    })
    .execute();
  await recordChange(context, changeOf('poll.nominate', { poll: pollId }, {}, { candidate: nominee.name }));
  if (!isAccepted && nominee.memberId !== null) await notifyNominated(context, poll, nominee.memberId);
  return { id };
}

/** Throws 409 for somebody who is nominated or inspects: the same member, or the same name. */
export async function requireNeither(
  { tx }: CallContext,
  pollId: string,
  { memberId, name }: { memberId: string | null; name: string },
): Promise<void> {
  const isSame = (row: { memberId: string | null; name: string }) =>
    memberId === null || row.memberId === null
      ? row.name.toLowerCase() === name.toLowerCase()
      : row.memberId === memberId;
  const [candidates, inspectors] = [
    await tx.selectFrom('pollCandidate').select(['memberId', 'name']).where('pollId', '=', pollId).execute(),
    await tx.selectFrom('pollInspector').select(['memberId', 'name']).where('pollId', '=', pollId).execute(),
  ];
  if (candidates.some(isSame)) throw conflict('nominated-already', 'This person is already nominated.');
  if (inspectors.some(isSame))
    throw conflict('inspects', 'This person is an inspector: inspectors can’t be candidates.');
}

/** Accepts or declines, with a statement: as the nominee, or recorded for them. */
export async function answerNomination(
  context: CallContext,
  { pollId, candidateId }: { pollId: string; candidateId: string },
  { accepts, statement }: z.output<typeof candidacyInput>,
): Promise<void> {
  const { tx, caller } = context;
  await lockNominating(context, pollId);
  const before = await tx
    .selectFrom('pollCandidate')
    .select(['name', 'status', 'statement', 'memberId', 'nominatedBy'])
    .where('pollId', '=', pollId)
    .where('id', '=', candidateId)
    .executeTakeFirst();
  const isTheirs = before?.memberId === caller.memberId;
  const records = before?.memberId === null && caller.permissions.has('Poll Update');
  if (!before || !(isTheirs || records)) throw notFound('nomination');
  const status = accepts ? 'accepted' : 'declined';
  await tx
    .updateTable('pollCandidate')
    .set({ status, statement: accepts ? statement : null })
    .where('id', '=', candidateId)
    .execute();
  await recordChange(
    context,
    changeOf(
      'poll.candidacy',
      { poll: pollId },
      { nomination: before.status, statement: before.statement },
      { nomination: status, statement: accepts ? statement : null, candidate: before.name },
    ),
  );
}
