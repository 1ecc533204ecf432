import type { ViewAsEnd } from '@courtyard/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import { type AuditActor, writeAudit } from '../../audit/audit';
import type { Tx } from '../../database/database';
import type { CallContext } from '../../section/call-context';

interface Ending {
  tenantId: string;
  how: ViewAsEnd;
  origin?: Pick<AuditActor, 'address' | 'requestId'>;
}

/** Ends views, each with its line in the history, in the name of who looked on. Gives how many there were. */
async function endWhere(
  tx: Tx,
  { tenantId, how, origin = {} }: Ending,
  condition: Expression<SqlBool>,
): Promise<number> {
  const ended = await tx
    .deleteFrom('viewAs')
    .where('tenantId', '=', tenantId)
    .where(condition)
    .returning(['viewerId', 'memberId'])
    .execute();
  for (const { viewerId, memberId } of ended) {
    const { displayName } = await tx
      .selectFrom('member')
      .select('displayName')
      .where('id', '=', viewerId)
      .executeTakeFirstOrThrow();
    await writeAudit(
      tx,
      { tenantId, memberId: viewerId, displayName, ...origin },
      {
        action: 'member.view-as-end',
        subjectType: 'member',
        subjectId: memberId,
        changes: { viewAsEnd: { before: null, after: how } },
      },
    );
  }
  return ended.length;
}

/** Stops the view of a session, if there is one: pages that show what the member sees hear that it is over. */
export async function stopViewOfSession(
  { tx, platform }: Pick<CallContext, 'tx' | 'platform'>,
  ending: Omit<Ending, 'how'>,
  sessionId: string,
): Promise<void> {
  const ended = await endWhere(tx, { ...ending, how: 'stopped' }, sql<boolean>`session_id = ${sessionId}`);
  const { tenantId } = ending;
  if (ended > 0) await platform.events.publish(tx, { tenantId, topic: 'signed-out', sessionId });
}

/** Ends a view by its id, if it is there still. */
export const endView = (tx: Tx, ending: Ending, id: string): Promise<number> =>
  endWhere(tx, ending, sql<boolean>`id = ${id}`);

/** Ends the view of a token, which holds no longer: by its time, or as something that it rests on was taken away. */
export async function endViewOfToken(
  tx: Tx,
  { tenantId, tokenHash, now }: { tenantId: string; tokenHash: Buffer; now: Date },
): Promise<void> {
  const isOver = sql<boolean>`token_hash = ${tokenHash} and ends_at <= ${now}`;
  await endWhere(tx, { tenantId, how: 'time' }, isOver);
  await endWhere(tx, { tenantId, how: 'access' }, sql<boolean>`token_hash = ${tokenHash}`);
}

/** Writes down the end of views whose session has just been ended. */
export const endViewsWithoutSession = (tx: Tx, tenantId: string): Promise<number> =>
  endWhere(tx, { tenantId, how: 'session' }, sql<boolean>`session_id is null`);

/** Ends all views as a member, whose access was taken away. */
export const endViewsOf = (tx: Tx, tenantId: string, memberId: string): Promise<number> =>
  endWhere(tx, { tenantId, how: 'access' }, sql<boolean>`member_id = ${memberId}`);
