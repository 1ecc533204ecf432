import { roleChange, type Role, type RoleChange } from '@courtyard/contract/people/role/role';
import { roleLabels } from '@courtyard/contract/people/role/role.labels';
import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import { z } from 'zod';
import type { Language } from '@courtyard/contract/fields/labels';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { defineApproval } from '../../../../platform/tenancy/approvals/approval-kind';
import { type Asked, requestApproval } from '../../../../platform/tenancy/approvals/request-approval';
import { lockRights } from '../../../../platform/auth/permissions/granting.service';
import { without } from '../effect/effect.rules';
import type { RightsContext } from '../assignment/given-roles';
import { checkedUpdate, holderIdsOf, updateRole } from '../role.service';
import { moneyGained } from './money-gained.sql';
import { rightLines, rightsInWords, label } from './rights-in-words';
import { roleVersions } from './role-versions.sql';
import en from './approvals.en.json';
import es from './approvals.es.json';

const messages = defineMessages({ en, es });

const parameters = z.object({
  roleId: z.string(),
  change: roleChange,
  name: z.string(),
  purpose: z.string().nullable(),
  come: z.array(label),
  go: z.array(label),
});

type Parameters = z.infer<typeof parameters>;

function changesIn(language: Language, { name, purpose, change, come, go }: Parameters) {
  const fields = [
    { field: roleLabels.name[language], before: name, after: change.name },
    { field: roleLabels.purpose[language], before: purpose, after: change.purpose },
  ];
  return [
    ...fields.filter(({ before, after }) => before !== after),
    ...rightLines('allows', language, { come, go }),
  ];
}

export const roleUpdateApproval = defineApproval({
  name: 'people.role-update',
  label: labelOf(messages, 'update.label'),
  asking: 'Role Update',
  deciding: 'Role Update',
  whenNobody: 'carry-out',
  ruled: 'deciders',
  lock: lockRights,
  parameters,
  messages,
  content: (t, given, language) => ({
    title: t('update.title', { name: roleNames([given.name], language) }),
    changes: changesIn(language, given),
  }),
  fingerprint: ({ tx }, { roleId }) => roleVersions(tx, [roleId]),
  carryOut: async (context, { roleId, change }) => {
    await updateRole(context, roleId, change);
  },
});

/** Changes a role; where somebody would gain a right over money by it, it waits for a second person. */
export async function updateRoleOrAsk(
  context: RightsContext,
  roleId: string,
  { reason, ...change }: RoleChange & Asked,
): Promise<Role & { approvalId: string | null }> {
  await lockRights(context.tx);
  const { before, added } = await checkedUpdate(context, roleId, change);
  const gained = await moneyGained(context, await holderIdsOf(context, roleId), added);
  if (gained.length > 0) {
    const gone = without(new Set(before.permissions), new Set(change.permissions));
    const approvalId = await requestApproval(context, roleUpdateApproval, {
      parameters: {
        roleId,
        change,
        name: before.name,
        purpose: before.purpose,
        come: rightsInWords(context.platform, added),
        go: rightsInWords(context.platform, gone),
      },
      about: { record: 'role', recordId: roleId, link: `/people/roles/details?id=${roleId}` },
      gives: added,
      reason,
    });
    if (approvalId !== null) return { ...before, approvalId };
  }
  return { ...(await updateRole(context, roleId, change)), approvalId: null };
}
