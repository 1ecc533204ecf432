import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import type { HeldRoles } from '@courtyard/contract/people/role/role';
import { z } from 'zod';
import type { Language } from '@courtyard/contract/fields/labels';
import { defineMessages, type TranslateOf, labelOf } from '@courtyard/contract/messages';
import { defineApproval } from '../../../../platform/tenancy/approvals/approval-kind';
import { type Asked, requestApproval } from '../../../../platform/tenancy/approvals/request-approval';
import { longDay } from '../../../../platform/notifications/kind';
import { lockRights } from '../../../../platform/auth/permissions/granting.service';
import type { Tx } from '../../../../platform/database/database';
import { getMember } from '../../member/member.sql';
import type { HeldRole, RightsContext } from '../assignment/given-roles';
import { changeOfRoles, setMemberRoles } from '../assignment/member-roles.service';
import { allowedTogether, moneyGained } from './money-gained.sql';
import { rightLines, rightsInWords, label } from './rights-in-words';
import { roleVersions } from './role-versions.sql';
import en from './approvals.en.json';
import es from './approvals.es.json';

const named = z.object({ name: z.string(), endsOn: z.string().nullable() });

const parameters = z.object({
  memberId: z.string(),
  roleIds: z.array(z.string()),
  ends: z.record(z.string(), z.string().nullable()),
  name: z.string(),
  before: z.array(named),
  after: z.array(named),
  gains: z.array(label),
});

type Parameters = z.infer<typeof parameters>;

const messages = defineMessages({ en, es });
type Translate = TranslateOf<typeof messages>;

const nameUntil = ({ name, endsOn }: HeldRole) => ({ name, endsOn });

function namesUntil(t: Translate, held: Parameters['before'], language: Language): string | null {
  const names = held.map(({ name, endsOn }) => {
    const role = roleNames([name], language);
    return endsOn === null ? role : t('memberRoles.until', { role, day: longDay(endsOn, language) });
  });
  return names.join(', ') || null;
}

const changesIn = (t: Translate, language: Language, { before, after, gains }: Parameters) => [
  {
    field: t('memberRoles.roles'),
    before: namesUntil(t, before, language),
    after: namesUntil(t, after, language),
  },
  ...rightLines('gains', language, { come: gains }),
];

/** What a member holds, and how the roles stand; null where they have left. */
async function standing(tx: Tx, { memberId, roleIds }: Pick<Parameters, 'memberId' | 'roleIds'>) {
  const member = await tx.selectFrom('member').select('status').where('id', '=', memberId).executeTakeFirst();
  if (!member) return null;
  const held = await tx
    .selectFrom('memberRole')
    .select(['roleId', 'endsOn'])
    .where('memberId', '=', memberId)
    .orderBy('roleId')
    .execute();
  const versions = await roleVersions(tx, roleIds);
  if (versions === null) return null;
  const isPast = member.status === 'past' ? 'past' : 'here';
  return [isPast, ...held.map(({ roleId, endsOn }) => `${roleId}:${endsOn ?? ''}`), versions].join(' ');
}

export const memberRolesApproval = defineApproval({
  name: 'people.member-roles',
  label: labelOf(messages, 'memberRoles.label'),
  asking: 'Member Update',
  deciding: 'Member Update',
  whenNobody: 'carry-out',
  ruled: 'deciders',
  lock: lockRights,
  parameters,
  messages,
  content: (t, given, language) => ({
    title: t('memberRoles.title', { name: given.name }),
    changes: changesIn(t, language, given),
  }),
  fingerprint: ({ tx }, given) => standing(tx, given),
  carryOut: async (context, { memberId, roleIds, ends }) => {
    const { version } = await getMember(context, memberId);
    await setMemberRoles(context, memberId, { version, roleIds, ends });
  },
});

/** Gives a member roles and takes others; where they gain a right over money by it, it waits for a second person. */
export async function setMemberRolesOrAsk(
  context: RightsContext,
  memberId: string,
  { reason, ...input }: HeldRoles & { version: number } & Asked,
): Promise<{ version: number; approvalId: string | null }> {
  await lockRights(context.tx);
  const { member, changed, after, given, extended } = await changeOfRoles(context, memberId, input);
  const more = await allowedTogether(context.tx, extended);
  const gained = [
    ...(await moneyGained(context, [memberId], await allowedTogether(context.tx, given))),
    ...more.filter((name) => context.platform.permissions.money.has(name)),
  ];
  if (gained.length > 0) {
    const approvalId = await requestApproval(context, memberRolesApproval, {
      parameters: {
        memberId,
        roleIds: [...new Set(input.roleIds)].toSorted(),
        ends: input.ends,
        name: member.name,
        before: member.roles.map(nameUntil),
        after: after.map(nameUntil),
        gains: rightsInWords(context.platform, [...new Set(gained)]),
      },
      about: { record: 'member', recordId: memberId, link: `/people/members/details?id=${memberId}` },
      gives: await allowedTogether(context.tx, changed),
      reason,
    });
    if (approvalId !== null) return { version: member.version, approvalId };
  }
  return { ...(await setMemberRoles(context, memberId, input)), approvalId: null };
}
