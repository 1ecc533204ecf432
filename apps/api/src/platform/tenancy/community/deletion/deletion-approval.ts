import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { lockRights } from '../../../auth/permissions/granting.service';
import type { Tx } from '../../../database/database';
import { defineApproval } from '../../approvals/approval-kind';
import { beginDeletion } from './begin-deletion';
import en from './deletion-approval.en.json';
import es from './deletion-approval.es.json';

const messages = defineMessages({ en, es });

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
  label: labelOf(messages, 'label'),
  asking: 'Community Delete',
  deciding: 'Community Delete',
  whenNobody: 'carry-out',
  lock: lockRights,
  parameters: z.object({ name: z.string() }),
  messages,
  content: (t, { name }) => ({
    title: t('title', { name }),
    changes: [{ field: t('field'), before: name, after: t('after') }],
  }),
  // The name that was typed: under another one it would have to be typed again.
  fingerprint: async ({ tx }) => {
    const found = await tx.selectFrom('tenant').select('name').executeTakeFirst();
    return found?.name ?? null;
  },
  carryOut: async (context) => beginDeletion(context, await approver(context.tx)),
});
