import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { CompiledQuery } from 'kysely';
import type { Tx } from '../../../database/database';
import type { Caller } from '../../../auth/sessions/caller';
import { invalid, notSignedIn, Problem } from '../../problem';

export interface StoredAnswer {
  status: number;
  /** JSON text; null for an answer without a body. */
  text: string | null;
}

/** The `Idempotency-Key` of a change. Throws a `validation` problem where it is missing or too long. */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && key.length >= 1 && key.length <= 200) return key;
  throw invalid(
    { 'idempotency-key': 'Send a header Idempotency-Key of 1 to 200 characters, new for each change.' },
    'A change needs an Idempotency-Key, so that sending it twice doesn’t apply it twice.',
  );
}

function fingerprint(request: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n`)
    .update(JSON.stringify(request.body) ?? '')
    .digest();
}

/**
 * Claims a key in the transaction of the change: gives null when the change is to be done now, or what was answered
 * when it was done before. A call with the same key that is under way is waited for.
 */
export async function claimKey(
  tx: Tx,
  caller: Caller,
  key: string,
  request: FastifyRequest,
): Promise<StoredAnswer | null> {
  const hash = fingerprint(request);
  const claiming = tx
    .insertInto('idempotencyKey')
    .values({ tenantId: caller.tenantId, memberId: caller.memberId, key, requestHash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Sent right behind: most claims are fresh. Of one that is not, nobody asks whether the caller stands.
  const standing = requireStanding(tx, caller);
  standing.catch(() => {});
  const claim = await claiming;
  if (claim.numInsertedOrUpdatedRows === 1n) {
    await standing;
    return null;
  }
  const before = await tx
    .selectFrom('idempotencyKey')
    .select(['requestHash', 'status', 'answer'])
    .where('tenantId', '=', caller.tenantId)
    .where('memberId', '=', caller.memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!before.requestHash.equals(hash)) {
    throw new Problem({
      status: 422,
      code: 'idempotency-key-reused',
      title: 'Key already used',
      detail: 'This Idempotency-Key belongs to another change. Send a new one.',
    });
  }
  return { status: before.status ?? 200, text: before.answer };
}

/**
 * A claim waits for a merge of the caller's record that is under way, and a later one waits for the claim. Throws 401 where the
 * record was merged into another meanwhile: what is written now would stay with a record that is nobody's.
 */
export async function requireStanding(tx: Tx, { memberId }: Caller): Promise<void> {
  const standing = await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('mergedInto', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!standing) throw notSignedIn();
}

/** The statement that keeps the answer with its key, in the transaction of the change. */
export const keepingAnswer = (tx: Tx, caller: Caller, key: string, answer: StoredAnswer): CompiledQuery =>
  tx
    .updateTable('idempotencyKey')
    .set({ status: answer.status, answer: answer.text })
    .where('tenantId', '=', caller.tenantId)
    .where('memberId', '=', caller.memberId)
    .where('key', '=', key)
    .compile();
