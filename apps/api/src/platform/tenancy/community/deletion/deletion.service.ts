import type { CommunityDeletion } from '@courtyard/contract';
import { changeOf } from '../../../audit/audit';
import { lockRights } from '../../../auth/permissions/granting.service';
import { conflict, invalid } from '../../../http/problem';
import type { ReadContext } from '../../../section/call-context';
import type { ApprovalContext } from '../../approvals/approval-kind';
import { countOthers } from '../../approvals/rules/approval-rule.sql';
import { requestApproval } from '../../approvals/request-approval';
import { wasAdministrationTaken } from './administrators-stay';
import { beginDeletion, deletionPath } from './begin-deletion';
import { communityDeletionApproval } from './deletion-approval';
import { communityStays } from './notifications/deletion-notifications';

/** Whether the community is being deleted, and what that takes. */
export async function deletionOf(context: ReadContext): Promise<CommunityDeletion> {
  const { tx } = context;
  const waiting = await tx
    .selectFrom('communityDeletion')
    .select(['deletesOn', 'askedAt', 'askedBy', 'approvedBy'])
    .executeTakeFirst();
  const approval = await tx
    .selectFrom('approval')
    .select('id')
    .where('kind', '=', communityDeletionApproval.name)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return {
    waiting: waiting ? { ...waiting, askedBy: waiting.askedBy ?? '' } : null,
    approvalId: approval?.id ?? null,
    others: await countOthers(context, communityDeletionApproval),
  };
}

/**
 * Has the community deleted after the waiting time; where another could decide, it waits for them first. Throws where the
 * name is another one, where it is asked for already, or where somebody alone took the others' say from them.
 */
export async function askForDeletion(
  context: ApprovalContext,
  { name }: { name: string },
): Promise<CommunityDeletion> {
  const { tx, tenant } = context;
  await lockRights(tx);
  const kept = await tx.selectFrom('tenant').select('name').executeTakeFirstOrThrow();
  if (name !== kept.name) throw invalid({ name: 'That isn’t the exact name of the community.' });
  if ((await deletionOf(context)).waiting)
    throw conflict(
      'deletion-waits',
      'The community is already scheduled for deletion. Any administrator can cancel it.',
    );
  const isAlone = (await countOthers(context, communityDeletionApproval)) === 0;
  if (isAlone && (await wasAdministrationTaken(context)))
    throw conflict(
      'administrator-lately',
      'Another administrator was suspended, removed or lost their role less than 30 days ago and may object. Reinstate them, or try again later.',
    );
  const approvalId = await requestApproval(context, communityDeletionApproval, {
    parameters: { name: kept.name },
    about: { record: 'community', recordId: tenant.id, link: deletionPath },
  });
  if (approvalId === null) await beginDeletion(context, null);
  return deletionOf(context);
}

/** Keeps the community; where nothing waits, that is as good. Throws where its day has come. */
export async function callOffDeletion(context: ApprovalContext): Promise<CommunityDeletion> {
  const { tx, tenant, caller, platform, audit, afterCommit } = context;
  await lockRights(tx);
  const gone = await tx
    .deleteFrom('communityDeletion')
    .returning(['deletesOn', 'askedAt'])
    .executeTakeFirst();
  if (!gone) {
    const left = await deletionOf(context);
    if (left.waiting) throw conflict('deletion-begun', 'The date has come: the community is being deleted.');
    return left;
  }
  const { deletesOn, askedAt } = gone;
  await audit(changeOf('community.call-off-deletion', { community: tenant.id }, { deletesOn }, {}));
  await platform.notify(tx, communityStays, {
    tenant,
    parameters: { who: caller.displayName },
    to: { holding: ['Community Delete'], except: caller.memberId },
    link: deletionPath,
    key: askedAt,
  });
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'community', toAll: true });
  afterCommit(() => platform.tenants.forget(tenant.id));
  return deletionOf(context);
}
