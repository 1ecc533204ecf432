import type { inspectorInput } from '@courtyard/contract/communications/poll/election/election';
import { inspectorsNeeded } from '@courtyard/contract/communications/poll/election/election.rules';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import type { z } from 'zod';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { conflict, forbidden, invalid, notFound } from '../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../platform/section/call-context';
import { notifyInspector } from '../alerts/election-notifications';
import { lockPoll } from '../record/read-poll';
import { proxyHolder } from '../voting/poll-members.sql';
import { dropKey, hasKey } from '../counting/sealed/poll-key.sql';
import { isSeated } from './election.sql';
import { requireNeither } from './candidacy.service';

const maxInspectors = 9;

type Seated = Pick<ReadContext, 'tx' | 'tenant' | 'platform'>;

async function lockUncounted(context: CallContext, pollId: string): Promise<Poll> {
  const poll = await lockPoll(context, pollId);
  if (['draft', 'nominating', 'open', 'closed'].includes(poll.status)) return poll;
  throw conflict('counted-already', 'The votes were counted: inspectors can no longer be changed.');
}

const inspectorsOf = ({ tx }: Pick<ReadContext, 'tx'>, pollId: string) =>
  tx
    .selectFrom('pollInspector')
    .select(['id', 'name', 'memberId', 'endsOn'])
    .where('pollId', '=', pollId)
    .execute();

/** Those whose seat is not over. */
async function seatedInspectors(context: Seated, pollId: string) {
  const today = todayOf(context);
  return (await inspectorsOf(context, pollId)).filter((inspector) => isSeated(inspector, today));
}

const keyNeedsSeat =
  'An inspector with the key of a sealed poll opens its envelopes after it closes, so their appointment can’t have an end date.';

/** Throws 422 for a seat that is over, or that ends while its inspector is still needed to open a sealed poll. */
async function requireSeatLasts(
  context: CallContext,
  { id, sealed, closesOn }: Poll,
  { endsOn, memberId }: z.output<typeof inspectorInput>,
): Promise<void> {
  if (endsOn === null) return;
  if (endsOn < todayOf(context)) throw invalid({ endsOn: 'An inspector’s end date must be today or later.' });
  if (!sealed) return;
  if (endsOn < closesOn)
    throw invalid({
      endsOn: 'Only an inspector can open a sealed poll, so their appointment can’t end before it closes.',
    });
  if (memberId !== null && (await hasKey(context.tx, id, memberId))) throw invalid({ endsOn: keyNeedsSeat });
}

/** Throws 409 where the seat of the caller has a last day: who makes the key of a poll is there to open it. */
export async function requireLastingSeat(context: ReadContext, pollId: string): Promise<void> {
  const own = (await seatedInspectors(context, pollId)).filter(
    ({ memberId }) => memberId === context.caller.memberId,
  );
  if (own.some(({ endsOn }) => endsOn === null)) return;
  throw conflict('seat-ends', keyNeedsSeat);
}

/** Names an inspector. Throws 409 for a candidate. */
export async function nameInspector(
  context: CallContext,
  pollId: string,
  input: z.output<typeof inspectorInput>,
) {
  const { tx, tenant } = context;
  const poll = await lockUncounted(context, pollId);
  if (input.memberId === null && input.name === null)
    throw invalid({ memberId: 'Choose a member, or enter the name of someone outside the community.' });
  const member = input.memberId === null ? undefined : await proxyHolder(context, input.memberId);
  if (input.memberId !== null && !member)
    throw invalid({ memberId: 'Choose an active member of the community.' });
  await requireSeatLasts(context, poll, input);
  const named = { memberId: member?.id ?? null, name: member?.displayName ?? input.name ?? '' };
  await requireNeither(context, pollId, named);
  if ((await inspectorsOf(context, pollId)).length >= maxInspectors)
    throw conflict('too-many', 'An election can have up to nine inspectors.');
  const id = newId();
  await tx
    .insertInto('pollInspector')
    .values({ tenantId: tenant.id, id, pollId, ...named, endsOn: input.endsOn })
    .execute();
  await recordChange(context, changeOf('poll.inspector', { poll: pollId }, {}, { inspector: named.name }));
  if (named.memberId !== null) await notifyInspector(context, poll, named.memberId);
  return { id };
}

export async function removeInspector(
  context: CallContext,
  { pollId, inspectorId }: { pollId: string; inspectorId: string },
): Promise<void> {
  const { status } = await lockUncounted(context, pollId);
  const removed = await context.tx
    .deleteFrom('pollInspector')
    .where('pollId', '=', pollId)
    .where('id', '=', inspectorId)
    .returning(['name', 'memberId'])
    .executeTakeFirst();
  if (!removed) throw notFound('inspector');
  // Nobody who does not inspect any more keeps the key of a poll that is still to open.
  if (removed.memberId !== null && (status === 'draft' || status === 'nominating'))
    await dropKey(context.tx, pollId, removed.memberId);
  await recordChange(
    context,
    changeOf('poll.inspector', { poll: pollId }, { inspector: removed.name }, { inspector: null }),
  );
}

/** Throws 409 where a state asks for another number of inspectors before ballots go out. */
export async function requireInspectors(context: Seated, poll: Poll): Promise<void> {
  const needed = poll.subject === 'election' ? inspectorsNeeded(poll.profile) : null;
  if (needed === null || needed.includes((await seatedInspectors(context, poll.id)).length)) return;
  throw conflict(
    'inspectors-needed',
    'California: appoint one or three inspectors of election before voting opens (Civil Code 5110(a)).',
  );
}

/** Who has to be an inspector: the caller, and besides whoever looks on as them, who learns no more of a count by it. */
const asking = ({ memberId, viewer }: ReadContext['caller']): string[] =>
  viewer ? [memberId, viewer.memberId] : [memberId];

const areAmong = (inspectors: readonly { memberId: string | null }[], ids: readonly string[]) =>
  ids.every((id) => inspectors.some(({ memberId }) => memberId === id));

/** Whether the caller inspects this poll. */
export const isInspector = async (context: ReadContext, pollId: string): Promise<boolean> =>
  areAmong(await seatedInspectors(context, pollId), asking(context.caller));

/** Throws 403 unless the caller inspects the poll or holds the permission to certify. */
export async function requireCounter(context: ReadContext, pollId: string): Promise<void> {
  if (context.caller.permissions.has('Poll Certify') || (await isInspector(context, pollId))) return;
  throw forbidden('Only its inspectors and people who certify polls can do this.');
}

/** Why the caller cannot certify a poll, and does not get more of its count than everybody; null where they can. */
async function certifierBar(context: ReadContext, pollId: string): Promise<string | null> {
  const { tx, caller } = context;
  const withAccount = (await seatedInspectors(context, pollId)).filter(({ memberId }) => memberId !== null);
  if (withAccount.length > 0) {
    return areAmong(withAccount, asking(caller))
      ? null
      : 'Only this election’s inspectors can certify its result.';
  }
  const stands = await tx
    .selectFrom('pollCandidate')
    .select('id')
    .where('pollId', '=', pollId)
    .where('memberId', 'in', asking(caller))
    .executeTakeFirst();
  if (stands) return 'A candidate can’t certify their own election.';
  return caller.permissions.has('Poll Certify')
    ? null
    : 'Only its inspectors and people who certify polls can do this.';
}

/** Whether the caller certifies a poll: its inspectors, or who has the permission where none has an account. */
export const isCertifier = async (context: ReadContext, pollId: string): Promise<boolean> =>
  (await certifierBar(context, pollId)) === null;

/** Throws 403 for a candidate, and, where inspectors have an account, for everybody else. */
export async function requireCertifier(context: ReadContext, pollId: string): Promise<void> {
  const bar = await certifierBar(context, pollId);
  if (bar !== null) throw forbidden(bar);
}
