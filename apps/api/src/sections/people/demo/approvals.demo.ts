import { newId } from '../../../platform/core/ids';
import type { Tx } from '../../../platform/database/database';
import type { DemoCommunity, DemoSeed } from '../../../platform/section/demo/demo-community';
import { memberRolesApproval } from '../role/approval/member-roles-approval';

interface Asked {
  reason: string;
  askedDaysAgo: number;
  /** Who approved, and how long ago; null where it waits. */
  approved: { by: string; daysAgo: number } | null;
  memberId: string;
  name: string;
  before: string;
}

const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);

/** Some of what the role gives, as the catalogue of rights says it. */
const gains = [
  { en: 'Create and void invoices', es: 'Emitir y anular facturas' },
  { en: 'Post and reverse journal entries', es: 'Registrar y revertir asientos contables' },
];

async function roleNamed(tx: Tx, name: string) {
  return tx.selectFrom('role').select('id').where('name', '=', name).executeTakeFirstOrThrow();
}

async function add(tx: Tx, { id: tenantId, people }: DemoCommunity, asked: Asked): Promise<void> {
  const role = await roleNamed(tx, 'Treasurer');
  const rights = await tx
    .selectFrom('rolePermission')
    .select('permission')
    .where('roleId', '=', role.id)
    .execute();
  const { memberId, name, before, approved } = asked;
  const parameters = memberRolesApproval.stored({
    memberId,
    roleIds: [role.id],
    ends: {},
    name,
    before: [{ name: before, endsOn: null }],
    after: [{ name: 'Treasurer', endsOn: null }],
    gains,
  });
  const fingerprint = await memberRolesApproval.fingerprintOf({ tx }, JSON.parse(parameters));
  const askedAt = ago(asked.askedDaysAgo);
  const id = newId();
  await tx
    .insertInto('approval')
    .values({
      tenantId,
      id,
      kind: memberRolesApproval.name,
      section: 'people',
      record: 'member',
      recordId: memberId,
      link: `/people/members/details?id=${memberId}`,
      parameters,
      fingerprint: fingerprint ?? '',
      rights: ['Member Update', ...rights.map(({ permission }) => permission)],
      askedBy: people.admin.memberId,
      askedAt,
      reason: asked.reason,
      needed: 1,
      expiresAt: new Date(askedAt.getTime() + memberRolesApproval.expiresAfterDays * dayMs),
      state: approved ? 'approved' : 'waiting',
      endedAt: approved ? ago(approved.daysAgo) : null,
    })
    .execute();
  if (approved)
    await tx
      .insertInto('approvalDecision')
      .values({
        tenantId,
        approvalId: id,
        memberId: approved.by,
        verdict: 'approve',
        decidedAt: ago(approved.daysAgo),
      })
      .execute();
}

/** One change of roles that a former administrator approved, and one that waits for somebody who could. */
export const seedApprovals: DemoSeed = async (tx, community) => {
  if (community.slug !== 'demo') return;
  const { treasurer } = community.people;
  const members = await tx
    .selectFrom('member')
    .select(['id', 'displayName', 'status'])
    .where('status', 'in', ['active', 'past'])
    .where(
      'id',
      'not in',
      Object.values(community.people).map(({ memberId }) => memberId),
    )
    .orderBy('id')
    .execute();
  const former = members.find(({ status }) => status === 'past');
  const neighbour = members.findLast(({ status }) => status === 'active');
  if (!former || !neighbour) return;
  await add(tx, community, {
    reason: 'Elected at the annual meeting.',
    askedDaysAgo: 203,
    approved: { by: former.id, daysAgo: 202 },
    memberId: treasurer.memberId,
    name: treasurer.displayName,
    before: 'Member',
  });
  await add(tx, community, {
    reason: 'Covering for Ingrid while she’s traveling.',
    askedDaysAgo: 2,
    approved: null,
    memberId: neighbour.id,
    name: neighbour.displayName,
    before: 'Member',
  });
};
