import type {
  Ownership,
  PropertyPeople,
  Residency,
} from '@courtyard/contract/properties/occupancy/occupancy';
import { sql } from 'kysely';
import { lockRights } from '../../../platform/auth/permissions/granting.service';
import { type CallContext, todayOf } from '../../../platform/section/call-context';
import { addDays } from '@courtyard/contract/days';
import { shownMembers } from '../../../platform/tenancy/profile/shown-contact.sql';
import { requireProperty, seesAll } from '../property/property.access';
import { findPropertyPeople } from './occupancy.sql';

const unreachable = <T extends Ownership | Residency>(period: T): T =>
  period.state === 'past'
    ? { ...period, person: { ...period.person, email: null, phone: null, memberId: null } }
    : period;

/** Lets members be reached as they show it in the directory. */
async function asShown(context: CallContext, people: PropertyPeople): Promise<PropertyPeople> {
  const periods = [...people.ownerships, ...people.residencies];
  const shown = await shownMembers(
    context,
    periods.flatMap(({ person }) => person.memberId ?? []),
  );
  const hidden = <T extends Ownership | Residency>({ person, ...period }: T) => {
    const { email, phone } = shown.get(person.memberId ?? '') ?? { email: true, phone: true };
    return {
      ...period,
      person: { ...person, email: email ? person.email : null, phone: phone ? person.phone : null },
    };
  };
  return { ownerships: people.ownerships.map(hidden), residencies: people.residencies.map(hidden) };
}

/**
 * Everybody of a property. How those can be reached who have left is told to none but who may list all properties; the others see
 * of members what these show.
 */
export async function readPropertyPeople(context: CallContext, propertyId: string): Promise<PropertyPeople> {
  await requireProperty(context, propertyId);
  const people = await findPropertyPeople(context.tx, propertyId, todayOf(context));
  if (seesAll(context)) return people;
  return asShown(context, {
    ownerships: people.ownerships.map(unreachable),
    residencies: people.residencies.map(unreachable),
  });
}

/**
 * Lets those who invite to a home, and those who end what that rests on, follow each other. Taken before the properties: who is
 * given a home is given rights first, and rights end with a home (`role_ends`).
 */
export const lockHouseholds = ({ tx }: Pick<CallContext, 'tx'>): Promise<void> => lockRights(tx);

/**
 * Ends, with a sale, the residencies of the sellers who leave, and of their whole household where none of them stays:
 * who lived there by the ownership has no more right to see the property. Tenants stay, as a lease outlives a sale.
 * Gives the names of those who leave.
 */
export async function endHousehold(
  context: CallContext,
  propertyId: string,
  sale: { soldOn: string; sellerIds: readonly string[]; buyerIds: readonly string[] },
): Promise<string[]> {
  const { soldOn, sellerIds, buyerIds } = sale;
  const leaving = sellerIds.filter((id) => !buyerIds.includes(id));
  const staysOne = leaving.length < sellerIds.length;
  const { rows } = await sql<{ name: string }>`
    update residency set ends_on = ${addDays(soldOn, -1)}, version = residency.version + 1
    from person
    where person.tenant_id = residency.tenant_id and person.id = residency.person_id
      and residency.property_id = ${propertyId} and residency.kind = 'resident'
      and residency.starts_on < ${soldOn} and (residency.ends_on is null or residency.ends_on >= ${soldOn})
      and residency.person_id <> all(${buyerIds}::uuid[])
      and (not ${staysOne}::boolean or residency.person_id = any(${leaving}::uuid[]))
    returning person.name`.execute(context.tx);
  return rows.map(({ name }) => name).toSorted();
}
