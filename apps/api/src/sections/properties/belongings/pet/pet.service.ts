import type { Pet, PetChange, PetInput } from '@courtyard/contract/properties/pet';
import { changesBetween } from '../../../../platform/audit/audit';
import { notFound } from '../../../../platform/http/problem';
import { newId } from '../../../../platform/core/ids';
import type { Tx } from '../../../../platform/database/database';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { requireProperty } from '../../property/property.access';

interface PetIds {
  propertyId: string;
  petId: string;
}

const columns = [
  'id',
  'propertyId',
  'name',
  'kind',
  'breed',
  'weightLb',
  'license',
  'assistance',
  'version',
] as const;

interface PetRow extends Omit<Pet, 'propertyId' | 'weightLb'> {
  propertyId: string;
  weightLb: number | null;
}

function petOf({ propertyId, weightLb, ...row }: PetRow): Pet {
  return { ...row, propertyId, weightLb };
}

function factsOf({ name, kind, breed, weightLb, license, assistance }: PetInput) {
  return { name, kind, breed, weightLb, license, assistance };
}

function columnsOf(input: PetInput) {
  const { weightLb, ...rest } = factsOf(input);
  return { ...rest, weightLb };
}

export async function petsOfProperty(tx: Tx, propertyId: string): Promise<Pet[]> {
  const rows = await tx
    .selectFrom('pet')
    .select(columns)
    .where('propertyId', '=', propertyId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(petOf);
}

async function requirePet(context: CallContext, ids: PetIds): Promise<Pet> {
  await requireProperty(context, ids.propertyId);
  const row = await context.tx
    .selectFrom('pet')
    .select(columns)
    .where('id', '=', ids.petId)
    .where('propertyId', '=', ids.propertyId)
    .executeTakeFirst();
  if (!row) throw notFound('pet');
  return petOf(row);
}

export async function addPet(context: CallContext, propertyId: string, input: PetInput): Promise<Pet> {
  await requireProperty(context, propertyId);
  const row = await context.tx
    .insertInto('pet')
    .values({ tenantId: context.tenant.id, id: newId(), propertyId, ...columnsOf(input) })
    .returning(columns)
    .executeTakeFirstOrThrow();
  await recordChange(context, {
    action: 'pet.create',
    subjectType: 'property',
    subjectId: propertyId,
    changes: changesBetween({}, factsOf(input)),
  });
  return petOf(row);
}

export async function updatePet(context: CallContext, ids: PetIds, change: PetChange): Promise<Pet> {
  const before = await requirePet(context, ids);
  const row = await context.tx
    .updateTable('pet')
    .set({ ...columnsOf(change), version: change.version + 1 })
    .where('id', '=', ids.petId)
    .where('version', '=', change.version)
    .returning(columns)
    .executeTakeFirst();
  if (!row) throw versionConflict('pet');
  await recordChange(context, {
    action: 'pet.update',
    subjectType: 'property',
    subjectId: ids.propertyId,
    changes: {
      pet: { before: before.name, after: row.name },
      ...changesBetween(factsOf(before), factsOf(change)),
    },
  });
  return petOf(row);
}

export async function removePet(context: CallContext, ids: PetIds): Promise<void> {
  const before = await requirePet(context, ids);
  const gone = await context.tx.deleteFrom('pet').where('id', '=', ids.petId).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw notFound('pet');
  await recordChange(context, {
    action: 'pet.remove',
    subjectType: 'property',
    subjectId: ids.propertyId,
    changes: changesBetween(factsOf(before), {}),
  });
}
