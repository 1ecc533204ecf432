import type { Residency } from '@courtyard/contract/properties/occupancy/occupancy';
import { sql } from 'kysely';
import { forbidden, invalid, notFound } from '../../../../platform/http/problem';
import { type CallContext, todayOf } from '../../../../platform/section/call-context';
import { requireProperty, seesAll } from '../../property/property.access';
import { findResidency } from '../occupancy.sql';
import { addResidency, updateResidency } from '../residency.service';
import { type NewMember, personOf } from './member-person.service';

/** Whether the caller says who lives there: an owner of today, or who records it for all properties. */
export async function keepsHousehold(context: CallContext, propertyId: string): Promise<boolean> {
  await requireProperty(context, propertyId);
  const { tx, caller } = context;
  if (seesAll(context) && caller.permissions.has('Residency Update')) return true;
  const today = todayOf(context);
  const { rows } = await sql`
    select 1 from ownership join person on person.id = ownership.person_id
    join property on property.id = ownership.property_id and property.archived_at is null
    where person.member_id = ${caller.memberId} and ownership.property_id = ${propertyId}
      and ownership.starts_on <= ${today} and (ownership.ends_on is null or ownership.ends_on >= ${today})`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Throws where the caller may not say who lives there. */
export async function requireKeepsHousehold(context: CallContext, propertyId: string): Promise<void> {
  if (!(await keepsHousehold(context, propertyId))) throw forbidden();
}

/** Records, as a manager would, from when to when a new member lives there. */
export async function giveResidency(
  context: CallContext,
  member: NewMember,
  { propertyId, ...period }: { propertyId: string } & Pick<Residency, 'kind' | 'startsOn' | 'endsOn'>,
): Promise<Residency> {
  const personId = await personOf(context, member);
  return addResidency(context, propertyId, { person: { personId }, ...period });
}

/** Ends or extends it, under the version that was read. */
export async function changeResidencyEnd(
  context: CallContext,
  ids: { propertyId: string; residencyId: string },
  { endsOn, version }: { endsOn: string | null; version: number },
): Promise<{ before: Residency; after: Residency }> {
  const before = await findResidency(context.tx, ids, todayOf(context));
  if (!before) throw notFound('residency');
  const { kind, startsOn } = before;
  if (endsOn !== null && endsOn < startsOn)
    throw invalid({ endsOn: 'The end date is before the start date.' });
  return { before, after: await updateResidency(context, ids, { kind, startsOn, endsOn, version }) };
}
