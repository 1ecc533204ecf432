import type { MemberHome } from '@courtyard/contract/people/member/member';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { AddressChange } from '../../../../platform/section/define-section';
import { conflict, forbidden, invalid } from '../../../../platform/http/problem';
import { type CallContext, todayOf } from '../../../../platform/section/call-context';
import { addOwnership } from '../ownership.service';
import { addResidency } from '../residency.service';
import { type NewMember, personOf } from './member-person.service';

type Home = Pick<MemberHome, 'propertyId' | 'relation'>;

/** From when to when it is one; a null start means today, a null end runs on. */
interface HomeTime {
  startsOn: string | null;
  endsOn: string | null;
}

const whole = 1_000_000;

/** Throws where the caller may not make the property somebody's home, or it is not there or archived. */
export async function requireCanGiveHome(
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
  if (!property) throw invalid({ propertyId: 'Property not found. It may be archived.' });
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

interface Period {
  startsOn: string;
  endsOn: string | null;
}

/** Whether rows of `starts_on` and `ends_on` have a day in common with a period. */
const meets = ({ startsOn, endsOn }: Period) => sql`
  coalesce(ends_on, ${startsOn}::date) >= ${startsOn}::date and starts_on <= coalesce(${endsOn}::date, starts_on)`;

/** Whether somebody owns or lives in the property on a day of a period, in that way. */
async function isHome({ tx }: CallContext, personId: string, home: Home, period: Period): Promise<boolean> {
  const { propertyId, relation } = home;
  const { rows } = await sql`
    select 1 from ownership where ${relation} = 'owner' and person_id = ${personId} and property_id = ${propertyId}
      and ${meets(period)}
    union all
    select 1 from residency where kind = ${relation} and person_id = ${personId} and property_id = ${propertyId}
      and ${meets(period)}`.execute(tx);
  return rows.length > 0;
}

/** What nobody owns of a property on any day of a period, in millionths. */
async function unownedShare({ tx }: CallContext, propertyId: string, period: Period): Promise<number> {
  const { rows } = await sql<{ owned: number }>`
    select coalesce(sum(share_millionths), 0)::int as owned from ownership
    where property_id = ${propertyId} and ${meets(period)}`.execute(tx);
  return whole - (rows[0]?.owned ?? 0);
}

interface GivenHome {
  /** Null of what is owned. */
  residencyId: string | null;
}

/**
 * Makes a property a member's home for a time. An owner gets the share that nobody has; where others own all of it there is a
 * sale to record first. What is theirs already stays as it is, and null is given.
 */
export async function giveHome(
  context: CallContext,
  member: NewMember,
  { startsOn, endsOn, ...home }: Home & HomeTime,
): Promise<GivenHome | null> {
  const time = { startsOn: startsOn ?? todayOf(context), endsOn };
  if (endsOn !== null && endsOn < time.startsOn)
    throw invalid({ endsOn: 'The end date is before the start date.' });
  const personId = await personOf(context, member);
  if (await isHome(context, personId, home, time)) return null;
  const { propertyId, relation } = home;
  const period = { person: { personId }, ...time };
  if (relation !== 'owner') {
    const { id: residencyId } = await addResidency(context, propertyId, { ...period, kind: relation });
    return { residencyId };
  }
  const shareMillionths = await unownedShare(context, propertyId, time);
  if (shareMillionths <= 0)
    throw conflict(
      'owned-by-others',
      'This property is fully owned by others. Record the sale on the property first.',
    );
  await addOwnership(context, propertyId, { ...period, shareMillionths });
  return { residencyId: null };
}
