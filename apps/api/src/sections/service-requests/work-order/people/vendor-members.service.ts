import type { VendorMembers } from '@courtyard/contract/service-requests/work-order/work-order-actions';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { holderIds } from '../../../../platform/auth/permissions/holders.sql';
import { invalid, notFound } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';

async function requireVendor({ tx }: ReadContext, vendorId: string): Promise<void> {
  const vendor = await tx.selectFrom('vendor').select('id').where('id', '=', vendorId).executeTakeFirst();
  if (!vendor) throw notFound('vendor');
}

/** Members who may see work orders, but not all of them, and are of no other vendor. */
const choicesFor = ({ tx }: ReadContext, vendorId: string) =>
  tx
    .selectFrom('member')
    .select(['member.id', 'member.displayName as name'])
    .where('member.status', '=', 'active')
    .where(sql<boolean>`member.id in (${holderIds('Work Orders List View')})`)
    .where(sql<boolean>`member.id not in (${holderIds('Community Work Orders View')})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('vendorMember')
            .select('vendorMember.memberId')
            .whereRef('vendorMember.memberId', '=', 'member.id')
            .where('vendorMember.vendorId', '!=', vendorId),
        ),
      ),
    )
    .orderBy('member.displayName')
    .limit(200)
    .execute();

export async function vendorMembers(context: ReadContext, vendorId: string): Promise<VendorMembers> {
  await requireVendor(context, vendorId);
  const members = await context.tx
    .selectFrom('vendorMember')
    .innerJoin('member', 'member.id', 'vendorMember.memberId')
    .leftJoin('identity', 'identity.id', 'member.identityId')
    .select(['member.id', 'member.displayName as name', 'identity.email'])
    .where('vendorMember.vendorId', '=', vendorId)
    .orderBy('member.displayName')
    .execute();
  const chosen = new Set(members.map(({ id }) => id));
  const choices = await choicesFor(context, vendorId);
  return { members, choices: choices.filter(({ id }) => !chosen.has(id)) };
}

/** Sets who sees and answers the orders of a vendor. Throws invalid for who cannot. */
export async function setVendorMembers(
  context: CallContext,
  vendorId: string,
  memberIds: readonly string[],
): Promise<VendorMembers> {
  const { tx, tenant } = context;
  await tx
    .selectFrom('vendorMember')
    .select('memberId')
    .where('vendorId', '=', vendorId)
    .forUpdate()
    .execute();
  const before = await vendorMembers(context, vendorId);
  const allowed = new Set([...before.members, ...before.choices].map(({ id }) => id));
  if (memberIds.some((id) => !allowed.has(id)))
    throw invalid({
      memberIds: 'Choose active members with the Vendor role who don’t belong to another vendor.',
    });
  await tx.deleteFrom('vendorMember').where('vendorId', '=', vendorId).execute();
  const rows = [...new Set(memberIds)].map((memberId) => ({ tenantId: tenant.id, memberId, vendorId }));
  if (rows.length > 0)
    await tx
      .insertInto('vendorMember')
      .values(rows)
      .onConflict((clash) => clash.columns(['tenantId', 'memberId']).doNothing())
      .execute();
  const after = await vendorMembers(context, vendorId);
  const names = ({ members }: VendorMembers) => ({ members: members.map(({ name }) => name) });
  await recordChange(
    context,
    changeOf('vendor-member.set', { 'vendor-member': vendorId }, names(before), names(after)),
  );
  return after;
}
