import type { MemberHome } from '@courtyard/contract/people/member/member';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { AddressChange } from '../../../../platform/section/define-section';
import { conflict, forbidden, invalid } from '../../../../platform/http/problem';
import { type CallContext, todayOf } from '../../../../platform/section/call-context';
import { addOwnership } from '../ownership.service';
import { addResidency } from '../residency.service';
import { newId } from '../../../../platform/core/ids';

type Home = Pick<MemberHome, 'propertyId' | 'relation'>;

export interface NewMember {
  memberId: string;
  name: string;
  email: string;
}

const whole = 1_000_000;

/** Throws where the caller may not make the property somebody's home, or it is not there or archived. */
export async function requireMayGiveHome(
  { tx, caller }: Pick<CallContext, 'tx' | 'caller'>,
  { propertyId, relation }: Home,
): Promise<void> {
  const needed = relation === 'owner' ? 'Ownership Update' : 'Residency Update';
  if (!caller.permissions.has(needed) || !caller.permissions.has('Properties List View')) throw forbidden();
  const property = await tx
    .selectFrom('property')
    .select('id')
    .where('id', '=', propertyId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  if (!property) throw invalid({ propertyId: 'There is no such property to live in.' });
}

/**
 * Knows a new member again among the people of the properties, so that what is theirs there is theirs here. The one person of
 * that address is meant; where several share it, the one of the same name. Null where nobody is.
 */
export async function linkPerson(
  { tx }: Pick<CallContext, 'tx'>,
  { memberId, name, email }: NewMember,
): Promise<string | null> {
  const people = await tx
    .selectFrom('person')
    .select(['id', 'nameSort'])
    .where('email', '=', email)
    .where('memberId', 'is', null)
    .execute();
  const same = people.filter(({ nameSort }) => nameSort === name.toLowerCase());
  const [found, another] = people.length === 1 ? people : same;
  if (!found || another) return null;
  await tx.updateTable('person').set({ memberId }).where('id', '=', found.id).execute();
  return found.id;
}

/** The person that a member is has the member's new address, where theirs was the one before. */
export async function followAddress(tx: Tx, { memberId, before, after }: AddressChange): Promise<void> {
  await tx
    .updateTable('person')
    .set((row) => ({ email: after, version: row('version', '+', 1) }))
    .where('memberId', '=', memberId)
    .where('email', '=', before)
    .execute();
}

/** The person that a member is, made where there is none. */
export async function personOf(context: CallContext, member: NewMember): Promise<string> {
  const known = await context.tx
    .selectFrom('person')
    .select('id')
    .where('memberId', '=', member.memberId)
    .executeTakeFirst();
  const found = known?.id ?? (await linkPerson(context, member));
  if (found !== null) return found;
  const id = newId();
  const { memberId, name, email } = member;
  await context.tx
    .insertInto('person')
    .values({ tenantId: context.tenant.id, id, name, email, phone: null, memberId })
    .execute();
  return id;
}

/** Whether somebody owns or lives in the property on a day, in that way. */
async function isHome(context: CallContext, personId: string, home: Home, today: string): Promise<boolean> {
  const { propertyId, relation } = home;
  const { rows } = await sql`
    select 1 from ownership where ${relation} = 'owner' and person_id = ${personId} and property_id = ${propertyId}
      and coalesce(ends_on, ${today}::date) >= ${today}::date
    union all
    select 1 from residency where kind = ${relation} and person_id = ${personId} and property_id = ${propertyId}
      and coalesce(ends_on, ${today}::date) >= ${today}::date`.execute(context.tx);
  return rows.length > 0;
}

/** What nobody owns of a property from a day on, in millionths. */
async function unownedShare({ tx }: CallContext, propertyId: string, today: string): Promise<number> {
  const { rows } = await sql<{ owned: number }>`
    select coalesce(sum(share_millionths), 0)::int as owned from ownership
    where property_id = ${propertyId} and coalesce(ends_on, ${today}::date) >= ${today}::date`.execute(tx);
  return whole - (rows[0]?.owned ?? 0);
}

/**
 * Makes a property the home of a new member from today on. An owner gets the share that nobody has; where others own all of
 * it there is a sale to record first. What is theirs already stays as it is.
 */
export async function giveHome(context: CallContext, member: NewMember, home: Home): Promise<void> {
  const today = todayOf(context);
  const personId = await personOf(context, member);
  if (await isHome(context, personId, home, today)) return;
  const { propertyId, relation } = home;
  const period = { person: { personId }, startsOn: today, endsOn: null };
  if (relation !== 'owner')
    return void (await addResidency(context, propertyId, { ...period, kind: relation }));
  const shareMillionths = await unownedShare(context, propertyId, today);
  if (shareMillionths <= 0)
    throw conflict(
      'owned-by-others',
      'Others own all of this property. Record the sale at the property first.',
    );
  await addOwnership(context, propertyId, { ...period, shareMillionths });
}
