import type { Poll } from '@courtyard/contract/communications/poll/poll';
import type { KeyRegistration, PollPublicKey } from '@courtyard/contract/communications/poll/sealed/key-file';
import { maxSealed, type PollSeal } from '@courtyard/contract/communications/poll/sealed/sealed';
import { changeOf } from '../../../../../platform/audit/audit';
import type { Tx } from '../../../../../platform/database/database';
import { conflict, forbidden, invalid } from '../../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
} from '../../../../../platform/section/call-context';
import { isInspector, requireLastingSeat } from '../../election/inspector.service';
import { getPoll, lockPoll } from '../../record/read-poll';
import { isAnswer, newChallenge } from './challenge';
import { copiesOf, dropKey, findKey } from './poll-key.sql';

/** Throws 409 for a poll that is not sealed. */
export function requireSealed({ sealed }: Poll): void {
  if (!sealed) throw conflict('not-sealed', 'This poll has no inspector’s key.');
}

/** Throws 403 unless the caller inspects the poll: nobody else has to do with its key, whatever they may do. */
export async function requireInspecting(context: ReadContext, pollId: string): Promise<void> {
  if (await isInspector(context, pollId)) return;
  throw forbidden('Only an inspector of this poll can do this: they have its key.');
}

const seal = async (context: ReadContext, pollId: string): Promise<PollSeal> => {
  const key = await findKey(context.tx, pollId);
  return {
    publicKey: key?.publicKey ?? null,
    madeBy: key?.madeBy ?? null,
    copies: await copiesOf(context.tx, pollId),
    isInspector: await isInspector(context, pollId),
  };
};

export async function getSeal(context: ReadContext, pollId: string): Promise<PollSeal> {
  await getPoll(context, pollId);
  return seal(context, pollId);
}

/** A sealed poll that is not open yet, for its inspector. */
async function lockUnopened(context: CallContext, pollId: string): Promise<Poll> {
  const poll = await lockPoll(context, pollId);
  requireSealed(poll);
  await requireInspecting(context, pollId);
  if (poll.status === 'draft' || poll.status === 'nominating') return poll;
  throw conflict('poll-is-open', 'This poll was opened: its key can’t be changed.');
}

/** Takes the public half of a key that an inspector made, in place of one before. Both of its copies have to be proven. */
export async function registerKey(
  context: CallContext,
  pollId: string,
  { publicKey, marks }: KeyRegistration,
): Promise<PollSeal> {
  const { tx, tenant, caller } = context;
  await lockUnopened(context, pollId);
  await requireLastingSeat(context, pollId);
  if (new Set(marks).size < marks.length) throw invalid({ marks: 'The two copies must be different.' });
  const challenges = await Promise.all(marks.map(() => newChallenge(pollId, publicKey))).catch(() => {
    throw invalid({ publicKey: 'This isn’t a public key. Create a new one on the poll’s page.' });
  });
  await dropKey(tx, pollId);
  await tx
    .insertInto('pollKey')
    .values({ tenantId: tenant.id, pollId, madeBy: caller.memberId, publicKey: JSON.stringify(publicKey) })
    .execute();
  await tx
    .insertInto('pollKeyCopy')
    .values(
      challenges.map((challenge, index) => ({
        tenantId: tenant.id,
        pollId,
        copy: index + 1,
        markHash: marks[index] ?? '',
        ...challenge,
      })),
    )
    .execute();
  await recordChange(context, changeOf('poll.key', { poll: pollId }, {}, { publicKey: publicKey.x }));
  return seal(context, pollId);
}

interface CopyProof {
  copy: number;
  mark: string;
  challengeCode: string;
}

/** Takes the proof that a copy of the key is there. Throws 422 where it is another file, or does not open what was encrypted. */
export async function proveCopy(
  context: CallContext,
  pollId: string,
  { copy, mark, challengeCode }: CopyProof,
): Promise<PollSeal> {
  await lockUnopened(context, pollId);
  const kept = await context.tx
    .selectFrom('pollKeyCopy')
    .select(['markHash', 'answerHash'])
    .where('pollId', '=', pollId)
    .where('copy', '=', copy)
    .executeTakeFirst();
  if (!kept || !(await isAnswer(mark, kept.markHash)) || !(await isAnswer(challengeCode, kept.answerHash))) {
    throw invalid({
      challengeCode: 'This isn’t that copy of the key. Choose the most recently saved file.',
    });
  }
  await context.tx
    .updateTable('pollKeyCopy')
    .set({ proven: true })
    .where('pollId', '=', pollId)
    .where('copy', '=', copy)
    .execute();
  await recordChange(context, changeOf('poll.copy', { poll: pollId }, {}, { copy }));
  return seal(context, pollId);
}

/** What ballots of a sealed poll are encrypted for. Throws 409 unless both copies of its key were proven. */
export async function provenKey(tx: Tx, pollId: string): Promise<PollPublicKey> {
  const [key, copies] = [await findKey(tx, pollId), await copiesOf(tx, pollId)];
  if (!key || copies.length === 0 || copies.some(({ isProven }) => !isProven)) {
    throw conflict(
      'key-needed',
      'First an inspector must create this poll’s key and test both copies: without the key, the votes could never be counted.',
    );
  }
  const { electors } = await tx
    .selectFrom('pollElector')
    .select((row) => row.fn.countAll<number>().as('electors'))
    .where('pollId', '=', pollId)
    .executeTakeFirstOrThrow();
  if (electors > maxSealed) {
    throw conflict(
      'too-many-electors',
      'More than 3,000 can vote: an inspector can’t open that many envelopes. Let Courtyard hold the key.',
    );
  }
  return key.publicKey;
}
