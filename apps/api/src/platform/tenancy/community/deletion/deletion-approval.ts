import { z } from 'zod';
import { lockRights } from '../../../auth/permissions/granting.service';
import type { Tx } from '../../../database/database';
import { defineApproval } from '../../approvals/approval-kind';
import { beginDeletion } from './begin-deletion';

const deleted = {
  en: { field: 'Community', after: 'Deleted 30 days after approval, with all its data' },
  es: {
    field: 'Comunidad',
    after: 'Eliminada 30 días después de la aprobación, con todos sus datos',
  },
};

async function approver(tx: Tx): Promise<string | null> {
  const found = await tx
    .selectFrom('approvalDecision')
    .innerJoin('approval', 'approval.id', 'approvalDecision.approvalId')
    .innerJoin('member', 'member.id', 'approvalDecision.memberId')
    .select('member.displayName')
    .where('approval.kind', '=', communityDeletionApproval.name)
    .where('verdict', '=', 'approve')
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.displayName ?? null;
}

/** Deleting the community waits for a second administrator where there is one. */
export const communityDeletionApproval = defineApproval({
  name: 'platform.community-deletion',
  label: { en: 'Deletion of the community', es: 'Eliminación de la comunidad' },
  asking: 'Community Delete',
  deciding: 'Community Delete',
  whenNobody: 'carry-out',
  lock: lockRights,
  parameters: z.object({ name: z.string() }),
  words: {
    en: ({ name }) => ({
      title: `Deletion of ${name}`,
      changes: [{ ...deleted.en, before: name }],
    }),
    es: ({ name }) => ({
      title: `Eliminación de ${name}`,
      changes: [{ ...deleted.es, before: name }],
    }),
  },
  // The name that was typed: under another one it would have to be typed again.
  fingerprint: async ({ tx }) => {
    const found = await tx.selectFrom('tenant').select('name').executeTakeFirst();
    return found?.name ?? null;
  },
  carryOut: async (context) => beginDeletion(context, await approver(context.tx)),
});
