import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import { z } from 'zod';
import type { Language } from '@courtyard/contract/fields/labels';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { defineApproval } from '../../../../platform/tenancy/approvals/approval-kind';
import { type Asked, requestApproval } from '../../../../platform/tenancy/approvals/request-approval';
import { lockRights } from '../../../../platform/auth/permissions/granting.service';
import type { RightsContext } from '../assignment/given-roles';
import { checkedRemoval, removeRole } from '../role.service';
import { allowedTogether, moneyGained } from './money-gained.sql';
import { rightLines, rightsInWords, label } from './rights-in-words';
import { roleVersions } from './role-versions.sql';
import en from './approvals.en.json';
import es from './approvals.es.json';

const parameters = z.object({
  roleId: z.string(),
  version: z.int(),
  successorId: z.string(),
  name: z.string(),
  successor: z.string(),
  holders: z.int(),
  gains: z.array(label),
});

type Parameters = z.infer<typeof parameters>;

const messages = defineMessages({ en, es });

const changesIn = (language: Language, field: string, { name, successor, gains }: Parameters) => [
  {
    field,
    before: roleNames([name], language),
    after: roleNames([successor], language),
  },
  ...rightLines('gains', language, { come: gains }),
];

export const roleRemovalApproval = defineApproval({
  name: 'people.role-removal',
  label: labelOf(messages, 'removal.label'),
  asking: 'Role Update',
  deciding: 'Role Update',
  whenNobody: 'carry-out',
  ruled: 'deciders',
  lock: lockRights,
  parameters,
  messages,
  content: (t, given, language) => ({
    title: t('removal.title', { name: given.name }),
    changes: changesIn(language, t('removal.replacement'), given),
  }),
  fingerprint: ({ tx }, { roleId, successorId }) => roleVersions(tx, [roleId, successorId]),
  carryOut: (context, { roleId, version, successorId }) =>
    removeRole(context, roleId, { version, successorId }),
});

/** Removes a role; where those who get another gain a right over money by it, it waits for a second person. */
export async function removeRoleOrAsk(
  context: RightsContext,
  roleId: string,
  { reason, ...removal }: { version: number; successorId: string | null } & Asked,
): Promise<{ approvalId: string | null }> {
  await lockRights(context.tx);
  const { before, holders, successor } = await checkedRemoval(context, roleId, removal);
  const rights = successor ? await allowedTogether(context.tx, [successor.id]) : [];
  const holderIds = holders.map(({ id }) => id);
  const gained = await moneyGained(context, holderIds, rights);
  if (successor && gained.length > 0) {
    const approvalId = await requestApproval(context, roleRemovalApproval, {
      parameters: {
        roleId,
        version: removal.version,
        successorId: successor.id,
        name: before.name,
        successor: successor.name,
        holders: holders.length,
        gains: rightsInWords(context.platform, gained),
      },
      about: { record: 'role', recordId: roleId, link: `/people/roles/details?id=${roleId}` },
      gives: rights,
      reason,
    });
    if (approvalId !== null) return { approvalId };
  }
  await removeRole(context, roleId, removal);
  return { approvalId: null };
}
