import type { MemberFactors } from '@courtyard/contract/people/member/member-factors';
import { sql } from 'kysely';
import { mailFactors } from '../../../../platform/auth/factors/notify-factors';
import { lockRights, requireCanGive } from '../../../../platform/auth/permissions/granting.service';
import { becomeSelf, enterTenant } from '../../../../platform/database/connection/transaction';
import type { Tx } from '../../../../platform/database/database';
import { conflict, notFound } from '../../../../platform/http/problem';
import { type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { type RightsContext, notifyOfRights } from '../../role/assignment/given-roles';
import { memberHasFactor } from '../../../../platform/auth/factors/demand/has-factor.sql';
import { getMember } from '../member.sql';
import { factorsRemoved } from './factors-notification';

async function valueOf(tx: Tx, call: ReturnType<typeof sql<{ is: boolean }>>): Promise<boolean> {
  const { rows } = await call.execute(tx);
  return rows[0]?.is ?? false;
}

/** Whether a member has a second factor. Throws notFound. */
export async function factorsOfMember(context: ReadContext, memberId: string): Promise<MemberFactors> {
  await getMember(context, memberId);
  return { hasFactor: await memberHasFactor(context.tx, memberId) };
}

async function identityOf(tx: Tx, memberId: string) {
  return tx
    .selectFrom('member')
    .innerJoin('identity', 'identity.id', 'member.identityId')
    .select(['identity.id', 'identity.email'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Whether an account opens other communities too: what is taken from it, is taken there as well. */
async function isMemberElsewhere({ tx, tenant }: RightsContext, identityId: string): Promise<boolean> {
  await becomeSelf(tx, identityId);
  const elsewhere = await tx
    .selectFrom('member')
    .select('id')
    .where('identityId', '=', identityId)
    .where('tenantId', '!=', tenant.id)
    .where('status', '!=', 'past')
    .limit(1)
    .executeTakeFirst();
  await enterTenant(tx, tenant.id);
  return elsewhere !== undefined;
}

/**
 * Removes all second factors of a member who lost them, so that the password alone signs in. By who may do all that the member
 * may; of an account of other communities as well the operator alone does it. The member is told by mail and in the product.
 */
export async function removeFactorsOfMember(context: RightsContext, memberId: string): Promise<void> {
  const { tx, tenant, platform, caller } = context;
  await lockRights(tx);
  const member = await getMember(context, memberId);
  if (memberId === caller.memberId)
    throw conflict('own-factors', 'Change your own factors in your account settings.');
  await requireCanGive(
    context,
    member.roles.map(({ id }) => id),
  );
  const { id: identityId, email } = await identityOf(tx, memberId);
  if (await isMemberElsewhere(context, identityId))
    throw conflict(
      'other-communities',
      'This account belongs to other communities too: contact your server administrator to remove its second factor.',
    );
  if (!(await valueOf(tx, sql`select courtyard.drop_factors(${memberId}) as is`)))
    throw notFound('second factor');
  await recordChange(context, {
    action: 'factor.reset',
    subjectType: 'member',
    subjectId: memberId,
    changes: {},
  });
  const by = caller.displayName;
  await platform.notify(tx, factorsRemoved, {
    tenant,
    parameters: { by },
    to: { memberIds: [memberId] },
    link: '/myprofile/second-factor',
  });
  await mailFactors(tx, platform, tenant, { person: { email }, news: { kind: 'reset', by } });
  await notifyOfRights(context, [memberId]);
}
