import type { Residency, ResidencyChange, ResidencyInput } from '@courtyard/contract/properties/occupancy';
import { changesBetween } from '../../../platform/audit/audit';
import { invalid, notFound } from '../../../platform/http/problem';
import { newId } from '../../../platform/ids';
import { takeTurn } from '../../../platform/lists/turn';
import { type Act, record, todayOf } from '../act';
import { changedMeanwhile, explaining } from '../conflicts';
import { requireProperty } from '../property/property.access';
import { summarize } from '../property/property.sql';
import { findResidency } from './occupancy.sql';
import { resolvePerson } from './person.service';

const problems = {
  residency_once: () => invalid({ person: 'This person is recorded for that time already.' }),
};

async function readBack(act: Act, propertyId: string, residencyId: string): Promise<Residency> {
  const found = await findResidency(act.tx, { propertyId, residencyId }, todayOf(act));
  if (!found) throw notFound('residency');
  return found;
}

export async function addResidency(act: Act, propertyId: string, input: ResidencyInput): Promise<Residency> {
  await takeTurn(act.tx, 'property');
  await requireProperty(act, propertyId);
  const person = await resolvePerson(act, input.person, 'person.personId');
  const id = newId();
  const { kind, startsOn, endsOn } = input;
  await explaining(
    act.tx
      .insertInto('residency')
      .values({
        tenant_id: act.tenant.id,
        id,
        property_id: propertyId,
        person_id: person.id,
        kind,
        starts_on: startsOn,
        ends_on: endsOn,
      })
      .execute(),
    problems,
  );
  await summarize(act.tx, [propertyId], todayOf(act));
  await record(act, {
    action: 'residency.create',
    subjectType: 'property',
    subjectId: propertyId,
    changes: changesBetween({}, { resident: person.name, kind, startsOn, endsOn }),
  });
  return readBack(act, propertyId, id);
}

export async function updateResidency(
  act: Act,
  { propertyId, residencyId }: { propertyId: string; residencyId: string },
  change: ResidencyChange,
): Promise<Residency> {
  await takeTurn(act.tx, 'property');
  await requireProperty(act, propertyId);
  const before = await readBack(act, propertyId, residencyId);
  if (before.version !== change.version) throw changedMeanwhile('residency');
  const { kind, startsOn, endsOn } = change;
  await explaining(
    act.tx
      .updateTable('residency')
      .set({ kind, starts_on: startsOn, ends_on: endsOn, version: before.version + 1 })
      .where('id', '=', residencyId)
      .execute(),
    problems,
  );
  await summarize(act.tx, [propertyId], todayOf(act));
  const was = { kind: before.kind, startsOn: before.startsOn, endsOn: before.endsOn };
  await record(act, {
    action: 'residency.update',
    subjectType: 'property',
    subjectId: propertyId,
    changes: {
      resident: { before: before.person.name, after: before.person.name },
      ...changesBetween(was, { kind, startsOn, endsOn }),
    },
  });
  return readBack(act, propertyId, residencyId);
}
