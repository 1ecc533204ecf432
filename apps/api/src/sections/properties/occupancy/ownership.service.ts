import type {
  Ownership,
  OwnershipChange,
  OwnershipInput,
  PropertyPeople,
  Sale,
} from '@courtyard/contract/properties/occupancy';
import { sql } from 'kysely';
import { changesBetween } from '../../../platform/audit/audit';
import { conflict, invalid, notFound } from '../../../platform/http/problem';
import { newId } from '../../../platform/ids';
import { takeTurn } from '../../../platform/lists/turn';
import { type Act, record, todayOf } from '../act';
import { addDays } from '../calendar/zone.rules';
import { changedMeanwhile, explaining } from '../conflicts';
import { requireProperty } from '../property/property.access';
import { percentOf } from '../property/percent.rules';
import { summarize } from '../property/property.sql';
import { endHousehold } from './household.service';
import { findOwnership, findPropertyPeople } from './occupancy.sql';
import { resolvePerson } from './person.service';

const problems = {
  ownership_once: () => invalid({ person: 'This person owns the property in that time already.' }),
  ownership_within_whole: () =>
    invalid({ shareMillionths: 'Together the owners would hold more than 100 % on a day of this period.' }),
};

/** Runs writes to ownerships of one property and checks the whole of it at their end, not only at the commit. */
async function within<T>(act: Act, propertyId: string, write: () => Promise<T>): Promise<T> {
  await takeTurn(act.tx, 'property');
  await requireProperty(act, propertyId);
  const result = await explaining(write(), problems);
  await explaining(sql`set constraints ownership_within_whole immediate`.execute(act.tx), problems);
  await summarize(act.tx, [propertyId], todayOf(act));
  return result;
}

async function insertOwnership(
  act: Act,
  row: {
    propertyId: string;
    personId: string;
    shareMillionths: number;
    startsOn: string;
    endsOn: string | null;
  },
): Promise<string> {
  const id = newId();
  await act.tx
    .insertInto('ownership')
    .values({
      tenant_id: act.tenant.id,
      id,
      property_id: row.propertyId,
      person_id: row.personId,
      share_millionths: row.shareMillionths,
      starts_on: row.startsOn,
      ends_on: row.endsOn,
    })
    .execute();
  return id;
}

async function readBack(act: Act, propertyId: string, ownershipId: string): Promise<Ownership> {
  const found = await findOwnership(act.tx, { propertyId, ownershipId }, todayOf(act));
  if (!found) throw notFound('ownership');
  return found;
}

export async function addOwnership(act: Act, propertyId: string, input: OwnershipInput): Promise<Ownership> {
  const { id, name } = await within(act, propertyId, async () => {
    const person = await resolvePerson(act, input.person, 'person.personId');
    return {
      id: await insertOwnership(act, { propertyId, personId: person.id, ...input }),
      name: person.name,
    };
  });
  const { shareMillionths, startsOn, endsOn } = input;
  await record(act, {
    action: 'ownership.create',
    subjectType: 'property',
    subjectId: propertyId,
    changes: changesBetween({}, { owner: name, shareMillionths, startsOn, endsOn }),
  });
  return readBack(act, propertyId, id);
}

export async function updateOwnership(
  act: Act,
  { propertyId, ownershipId }: { propertyId: string; ownershipId: string },
  change: OwnershipChange,
): Promise<Ownership> {
  const { shareMillionths, startsOn, endsOn } = change;
  const before = await within(act, propertyId, async () => {
    const found = await readBack(act, propertyId, ownershipId);
    if (found.version !== change.version) throw changedMeanwhile('ownership');
    await act.tx
      .updateTable('ownership')
      .set({
        share_millionths: shareMillionths,
        starts_on: startsOn,
        ends_on: endsOn,
        version: found.version + 1,
      })
      .where('id', '=', ownershipId)
      .execute();
    return found;
  });
  const was = { shareMillionths: before.shareMillionths, startsOn: before.startsOn, endsOn: before.endsOn };
  await record(act, {
    action: 'ownership.update',
    subjectType: 'property',
    subjectId: propertyId,
    changes: {
      owner: { before: before.person.name, after: before.person.name },
      ...changesBetween(was, { shareMillionths, startsOn, endsOn }),
    },
  });
  return readBack(act, propertyId, ownershipId);
}

const told = (owner: { name: string; shareMillionths: number }) =>
  `${owner.name} (${percentOf(owner.shareMillionths)} %)`;

/** Ends what is owned, and lived in by it, on the day before and opens the buyers' periods. The past stays as it is. */
export async function recordSale(act: Act, propertyId: string, sale: Sale): Promise<PropertyPeople> {
  const today = todayOf(act);
  const change = await within(act, propertyId, async () => {
    const { ownerships } = await findPropertyPeople(act.tx, propertyId, today);
    if (ownerships.some(({ startsOn }) => startsOn >= sale.soldOn))
      throw conflict(
        'later-ownership',
        'An ownership begins on that day or later. Correct it first, or sell on a later day.',
      );
    const sellers = ownerships.filter(({ endsOn }) => endsOn === null || endsOn >= sale.soldOn);
    await act.tx
      .updateTable('ownership')
      .set((row) => ({ ends_on: addDays(sale.soldOn, -1), version: row('version', '+', 1) }))
      .where('id', '=', sql<string>`any(${sellers.map(({ id }) => id)}::uuid[])`)
      .execute();
    const buyers: string[] = [];
    const buyerIds: string[] = [];
    for (const [index, { person, shareMillionths }] of sale.buyers.entries()) {
      const buyer = await resolvePerson(act, person, `buyers.${index}.person.personId`);
      await insertOwnership(act, {
        propertyId,
        personId: buyer.id,
        shareMillionths,
        startsOn: sale.soldOn,
        endsOn: null,
      });
      buyers.push(told({ name: buyer.name, shareMillionths }));
      buyerIds.push(buyer.id);
    }
    const before = sellers.map(({ person, shareMillionths }) => told({ name: person.name, shareMillionths }));
    const sellerIds = sellers.map(({ person }) => person.id);
    const left = await endHousehold(act, propertyId, { soldOn: sale.soldOn, sellerIds, buyerIds });
    return { owners: { before: before.join(', '), after: buyers.join(', ') }, left };
  });
  await record(act, {
    action: 'property.sale',
    subjectType: 'property',
    subjectId: propertyId,
    changes: {
      owners: change.owners,
      soldOn: { before: null, after: sale.soldOn },
      ...(change.left.length > 0 && { residents: { before: change.left.join(', '), after: null } }),
    },
  });
  return findPropertyPeople(act.tx, propertyId, today);
}
