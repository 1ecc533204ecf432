import { readChoices, spoiled } from '@courtyard/contract/communications/poll/count/choices.rules';
import type { CountRules } from '@courtyard/contract/communications/poll/count/count-rules';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import type { HandedIn, PollBox } from '@courtyard/contract/communications/poll/sealed/sealed';
import { changeOf } from '../../../../../platform/audit/audit';
import { conflict, invalid } from '../../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
} from '../../../../../platform/section/call-context';
import { notifyCounted } from '../../alerts/poll-notifications';
import { isInspector } from '../../election/inspector.service';
import { getPoll, lockPoll } from '../../record/read-poll';
import { fillBox } from '../close-poll';
import { isAnswer } from './challenge';
import { changedOf, envelopesOf } from './close-sealed';
import { findKey } from './poll-key.sql';
import { requireInspecting, requireSealed } from './seal.service';

/** Throws unless the poll waits for its inspector, and the caller is one. */
async function requireWaiting(context: ReadContext, poll: Poll): Promise<void> {
  requireSealed(poll);
  await requireInspecting(context, poll.id);
  if (poll.status === 'closed') return;
  throw conflict(
    'box-not-waiting',
    poll.status === 'open'
      ? 'Voting is still open: the envelopes are opened after it closes.'
      : 'There are no envelopes: they’re deleted when the votes are counted.',
  );
}

async function keptOf({ tx }: ReadContext, pollId: string) {
  const poll = await tx
    .selectFrom('poll')
    .select(['rules', 'boxHash', 'secrecy', 'version', 'profile', 'closesOn'])
    .where('id', '=', pollId)
    .executeTakeFirstOrThrow();
  const key = await findKey(tx, pollId);
  const { rules, boxHash } = poll;
  if (rules === null || boxHash === null || !key)
    throw new Error(`the sealed poll ${pollId} closed without a key`);
  return { ...poll, id: pollId, rules, boxHash, key };
}

/** The box of a poll that closed, for its inspectors. */
export async function getBox(context: ReadContext, pollId: string): Promise<PollBox | null> {
  const { status } = await getPoll(context, pollId);
  if (status !== 'closed' || !(await isInspector(context, pollId))) return null;
  const { rules, boxHash, key } = await keptOf(context, pollId);
  const kept = await envelopesOf(context.tx, pollId);
  return {
    pollId,
    publicKey: key.publicKey,
    rules,
    boxHash,
    changed: await changedOf(kept),
    challenge: key.challenge ?? '',
    envelopes: kept.map(({ weight, envelope }) => ({ weight, envelope })),
  };
}

const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b).join(' ');

/** Throws 422 where ballots are not as many, of the same weights and with as many codes, as what was in the box. */
function requireWhole(rules: CountRules, { ballots, codes }: HandedIn, weights: readonly number[]): void {
  if (inOrder(ballots.map(({ weight }) => weight)) !== inOrder(weights)) {
    throw invalid({
      ballots: 'The number or weight of the ballots doesn’t match the envelopes.',
    });
  }
  const read = ballots.filter(({ choices }) => choices !== spoiled);
  if (read.some(({ choices }) => readChoices(rules, choices) === null)) {
    throw invalid({ ballots: 'Some choices don’t belong to this poll.' });
  }
  if (new Set(codes).size !== read.length || codes.length !== read.length) {
    throw invalid({ codes: 'Each readable ballot must have its own code.' });
  }
}

/** Takes what an inspector found in the envelopes, counts it, and lets go of the envelopes. */
export async function countSealed(context: CallContext, pollId: string, found: HandedIn): Promise<Poll> {
  const before = await lockPoll(context, pollId);
  await requireWaiting(context, before);
  const kept = await keptOf(context, pollId);
  if (!(await isAnswer(found.challengeCode, kept.key.answerHash))) {
    throw invalid({
      challengeCode: 'This isn’t the key of this poll: it can’t decrypt its votes.',
    });
  }
  const envelopes = await envelopesOf(context.tx, pollId);
  requireWhole(
    kept.rules,
    found,
    envelopes.map(({ weight }) => weight),
  );
  const hashes = await fillBox(
    context,
    kept,
    { opened: found.ballots, codes: found.codes, named: [], countedBy: context.caller.displayName },
    context.platform.clock(),
  );
  const after = await getPoll(context, pollId);
  await recordChange(
    context,
    changeOf('poll.count', { poll: pollId }, { status: before.status }, { status: after.status, ...hashes }),
  );
  await notifyCounted(context, after);
  return after;
}
