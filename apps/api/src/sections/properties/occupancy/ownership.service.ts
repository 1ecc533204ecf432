import type {
  Ownership,
  OwnershipChange,
  OwnershipInput,
  PropertyPeople,
  Sale,
} from '@courtyard/contract/properties/occupancy/occupancy';
import { sql } from 'kysely';
import { changesBetween } from '../../../platform/audit/audit';
import { conflict, invalid, notFound } from '../../../platform/http/problem';
import { newId } from '../../../platform/core/ids';
import { lockList } from '../../../platform/database/lists/lock-list';
import { type CallContext, todayOf } from '../../../platform/section/call-context';
import { addDays } from '@courtyard/contract/days';
import { versionConflict, withConstraintProblems } from '../../../platform/section/conflicts';
import { recordOnProperty, requireProperty } from '../property/property.access';
import { percentOf } from '../property/property.rules';
import { summarize } from '../property/property.sql';
import { endHousehold, lockHouseholds } from './household.service';
import { findOwnership, findPropertyPeople } from './occupancy.sql';
import { resolvePerson } from './person/person.service';

const problems = {
  ownership_once: () => invalid({ person: 'This person already owns the property during those dates.' }),
  ownership_within_whole: () =>
    invalid({ shareMillionths: 'The owners’ shares would exceed 100 % during this period.' }),
};

/** Runs writes to ownerships of one property and checks the whole of it at their end, not only at the commit. */
async function within<T>(context: CallContext, propertyId: string, write: () => Promise<T>): Promise<T> {
  await lockList(context.tx, 'property');
  await requireProperty(context, propertyId);
  const result = await withConstraintProblems(write(), problems);
  await withConstraintProblems(
    sql`set constraints ownership_within_whole immediate`.execute(context.tx),
    problems,
  );
  await summarize(context.tx, [propertyId], todayOf(context));
  return result;
}

async function insertOwnership(
  context: CallContext,
  row: {
    propertyId: string;
    personId: string;
    shareMillionths: number;
    startsOn: string;
    endsOn: string | null;
  },
): Promise<string> {
  const id = newId();
  await context.tx
    .insertInto('ownership')
    .values({
      tenantId: context.tenant.id,
      id,
      propertyId: row.propertyId,
      personId: row.personId,
      shareMillionths: row.shareMillionths,
      startsOn: row.startsOn,
      endsOn: row.endsOn,
    })
    .execute();
  return id;
}

async function readBack(context: CallContext, propertyId: string, ownershipId: string): Promise<Ownership> {
  const found = await findOwnership(context.tx, { propertyId, ownershipId }, todayOf(context));
  if (!found) throw notFound('ownership');
  return found;
}

export async function addOwnership(
  context: CallContext,
  propertyId: string,
  input: OwnershipInput,
): Promise<Ownership> {
  const { id, name } = await within(context, propertyId, async () => {
    const person = await resolvePerson(context, input.person, 'person.personId');
    return {
      id: await insertOwnership(context, { propertyId, personId: person.id, ...input }),
      name: person.name,
    };
  });
  const { shareMillionths, startsOn, endsOn } = input;
  await recordOnProperty(
    context,
    propertyId,
    'ownership.create',
    changesBetween({}, { owner: name, shareMillionths, startsOn, endsOn }),
  );
  return readBack(context, propertyId, id);
}

export async function updateOwnership(
  context: CallContext,
  { propertyId, ownershipId }: { propertyId: string; ownershipId: string },
  change: OwnershipChange,
): Promise<Ownership> {
  const { shareMillionths, startsOn, endsOn } = change;
  await lockHouseholds(context);
  const before = await within(context, propertyId, async () => {
    const found = await readBack(context, propertyId, ownershipId);
    if (found.version !== change.version) throw versionConflict('ownership');
    await context.tx
      .updateTable('ownership')
      .set({
        shareMillionths,
        startsOn,
        endsOn,
        version: found.version + 1,
      })
      .where('id', '=', ownershipId)
      .execute();
    return found;
  });
  const was = { shareMillionths: before.shareMillionths, startsOn: before.startsOn, endsOn: before.endsOn };
  await recordOnProperty(context, propertyId, 'ownership.update', {
    owner: { before: before.person.name, after: before.person.name },
    ...changesBetween(was, { shareMillionths, startsOn, endsOn }),
  });
  return readBack(context, propertyId, ownershipId);
}

const ownerText = (owner: { name: string; shareMillionths: number }) =>
  `${owner.name} (${percentOf(owner.shareMillionths)} %)`;

/** Ends what is owned, and lived in by it, on the day before and opens the buyers' periods. The past stays as it is. */
export async function recordSale(
  context: CallContext,
  propertyId: string,
  sale: Sale,
): Promise<PropertyPeople> {
  const today = todayOf(context);
  await lockHouseholds(context);
  const change = await within(context, propertyId, async () => {
    const { ownerships } = await findPropertyPeople(context.tx, propertyId, today);
    if (ownerships.some(({ startsOn }) => startsOn >= sale.soldOn))
      throw conflict(
        'later-ownership',
        'Another ownership starts on or after that date. Correct it first, or use a later date.',
      );
    const sellers = ownerships.filter(({ endsOn }) => endsOn === null || endsOn >= sale.soldOn);
    await context.tx
      .updateTable('ownership')
      .set((row) => ({ endsOn: addDays(sale.soldOn, -1), version: row('version', '+', 1) }))
      .where('id', '=', sql<string>`any(${sellers.map(({ id }) => id)}::uuid[])`)
      .execute();
    const buyers: string[] = [];
    const buyerIds: string[] = [];
    for (const [index, { person, shareMillionths }] of sale.buyers.entries()) {
      const buyer = await resolvePerson(context, person, `buyers.${index}.person.personId`);
      await insertOwnership(context, {
        propertyId,
        personId: buyer.id,
        shareMillionths,
        startsOn: sale.soldOn,
        endsOn: null,
      });
      buyers.push(ownerText({ name: buyer.name, shareMillionths }));
      buyerIds.push(buyer.id);
    }
    const before = sellers.map(({ person, shareMillionths }) =>
      ownerText({ name: person.name, shareMillionths }),
    );
    const sellerIds = sellers.map(({ person }) => person.id);
    const left = await endHousehold(context, propertyId, { soldOn: sale.soldOn, sellerIds, buyerIds });
    return { owners: { before: before.join(', '), after: buyers.join(', ') }, left };
  });
  await recordOnProperty(context, propertyId, 'property.sale', {
    owners: change.owners,
    soldOn: { before: null, after: sale.soldOn },
    ...(change.left.length > 0 && { residents: { before: change.left.join(', '), after: null } }),
  });
  return findPropertyPeople(context.tx, propertyId, today);
}
