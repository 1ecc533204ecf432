import { changeOf } from '../../audit/audit';
import { newId } from '../../core/ids';
import { msg } from '../../http/language/sentence';
import { conflict, notFound } from '../../http/problem';
import { type CallContext, recordChange } from '../../section/call-context';
import { nobodyElse } from './notifications/approval.texts';
import { approvalAsked } from './notifications/approval-notifications';
import { type ApprovalKind, decidersFor, ofPlatform } from './approval-kind';
import { titleOf } from './end-approval';
import { ruleOf } from './rules/approval-rule.sql';
import { deciderIds } from './rules/deciders.sql';
import { weighedMinor } from './rules/weighing/weighed-amount';

/** Why somebody asks, where they said. */
export interface Asked {
  reason: string | null;
}

export interface ApprovalRequest<P> extends Partial<Asked> {
  parameters: P;
  /** What it is about, with the path of its page. */
  about: { record: string; recordId: string; link: string };
  /** What is given by it: nobody approves what they may not do themselves. */
  gives?: readonly string[];
  amount?: { minor: number; currency: string };
}

const waitsAlready = () =>
  conflict(
    'approval-waiting',
    'A change to this is already pending approval. Decide on it or withdraw it first.',
  );

const dayMs = 24 * 60 * 60_000;

/** `approvalId` is null where the change is to be carried out now; `lacking` is the permission that too few others have. */
type Answer = { approvalId: string | null } | { lacking: string };

/**
 * Has a change wait for a second person, in the caller's transaction. Gives the approval's id, or null where the change is
 * to be carried out now: nobody has to approve the amount, or nobody else could and the kind lets it pass; that is kept
 * and shown. Where fewer others could decide than the rule asks for, all of them do; where a kind refuses that, nothing is asked and the
 * permission is given that they lack. Throws where one of the kind waits about the record already.
 */
export async function askForApproval<P>(
  context: CallContext,
  kind: ApprovalKind<P>,
  { parameters, about, gives = [], amount, reason = null }: ApprovalRequest<P>,
): Promise<Answer> {
  const { tx, tenant, caller, platform, section } = context;
  const { limits, sumDays, roleIds, group } = await ruleOf(tx, kind);
  const { recordId } = about;
  const amountMinor = amount?.minor ?? null;
  const asked = decidersFor(limits, await weighedMinor(context, kind, { sumDays, recordId, amountMinor }));
  if (asked === 0) return { approvalId: null };
  const rights = [...new Set([kind.deciding, ...gives])];
  const waiting = await tx
    .selectFrom('approval')
    .select('id')
    .where('kind', '=', kind.name)
    .where('recordId', '=', about.recordId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting) throw waitsAlready();
  const stored = kind.stored(parameters);
  const writers = await kind.writersOf(context, JSON.parse(stored));
  const may = await deciderIds(context, { rights, roleIds, group }, caller.memberId);
  const others = may.filter((memberId) => !writers.includes(memberId));
  // Fewer than are asked for: all whom there are.
  const needed = Math.min(asked, others.length);
  const isAlone = needed === 0;
  if (needed < asked && kind.whenNobody === 'refuse') return { lacking: kind.deciding };
  const fingerprint = await kind.fingerprintOf(context, JSON.parse(stored));
  if (fingerprint === null) throw notFound(about.record);
  const id = newId();
  const now = platform.clock();
  const asks = await tx
    .insertInto('approval')
    .values({
      tenantId: tenant.id,
      id,
      kind: kind.name,
      section: section ?? ofPlatform,
      ...about,
      parameters: stored,
      fingerprint,
      rights,
      decidingRoles: [...roleIds],
      decidingGroupKind: group?.kind ?? null,
      decidingGroupId: group?.id ?? null,
      askedBy: caller.memberId,
      writerIds: [...writers],
      askedAt: now,
      reason,
      amountMinor: amount?.minor ?? null,
      currency: amount?.currency ?? null,
      needed,
      expiresAt: new Date(now.getTime() + kind.expiresAfterDays * dayMs),
      state: isAlone ? 'approved' : 'waiting',
      endedAt: isAlone ? now : null,
      outcome: isAlone ? JSON.stringify(nobodyElse) : null,
    })
    // Somebody else asked for the same at the same time.
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!asks) throw waitsAlready();
  const title = titleOf(kind, JSON.parse(stored));
  const state = isAlone ? 'approved' : 'waiting';
  const why = { ...(isAlone && { outcome: nobodyElse.en }), ...(reason !== null && { reason }) };
  await recordChange(
    context,
    changeOf('approval.ask', { approval: id }, {}, { title: title.en, state, ...why }),
  );
  if (isAlone) return { approvalId: null };
  await platform.notify(tx, approvalAsked, {
    tenant,
    parameters: { title, who: caller.displayName, reason },
    to: { memberIds: others },
    link: `/approvals?id=${id}`,
    key: id,
  });
  return { approvalId: id };
}

/** As `askForApproval`, where a change that nobody could decide on is refused. Throws a Problem, 409 `nobody-to-decide`, for it. */
export async function requestApproval<P>(
  context: CallContext,
  kind: ApprovalKind<P>,
  request: ApprovalRequest<P>,
): Promise<string | null> {
  const answer = await askForApproval(context, kind, request);
  if ('approvalId' in answer) return answer.approvalId;
  throw conflict(
    'nobody-to-decide',
    msg`This needs approval by a second person, but too few others have the permission “${answer.lacking}”. Add it to someone else’s role first.`,
  );
}
