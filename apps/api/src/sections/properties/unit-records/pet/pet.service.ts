import {
  type Pet,
  pet,
  type PetChange,
  petInput,
  type PetInput,
} from '@courtyard/contract/properties/unit-records/pet/pet';
import { changesBetween } from '../../../../platform/audit/audit';
import { notFound } from '../../../../platform/http/problem';
import { newId } from '../../../../platform/core/ids';
import type { Tx } from '../../../../platform/database/database';
import type { CallContext } from '../../../../platform/section/call-context';
import { columnsFor, writtenFields } from '../../../../platform/section/fields';
import { versionConflict } from '../../../../platform/section/conflicts';
import { recordOnProperty, requireProperty } from '../../property/property.access';

interface PetIds {
  propertyId: string;
  petId: string;
}

const columns = columnsFor('pet', pet);

export async function petsOfProperty(tx: Tx, propertyId: string): Promise<Pet[]> {
  return tx
    .selectFrom('pet')
    .select(columns)
    .where('propertyId', '=', propertyId)
    .orderBy('name')
    .orderBy('id')
    .execute();
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
  return row;
}

export async function addPet(context: CallContext, propertyId: string, input: PetInput): Promise<Pet> {
  await requireProperty(context, propertyId);
  const row = await context.tx
    .insertInto('pet')
    .values({ tenantId: context.tenant.id, id: newId(), propertyId, ...input })
    .returning(columns)
    .executeTakeFirstOrThrow();
  await recordOnProperty(context, propertyId, 'pet.create', changesBetween({}, input));
  return row;
}

export async function updatePet(
  context: CallContext,
  ids: PetIds,
  { version, ...change }: PetChange,
): Promise<Pet> {
  const before = await requirePet(context, ids);
  const row = await context.tx
    .updateTable('pet')
    .set({ ...change, version: version + 1 })
    .where('id', '=', ids.petId)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();
  if (!row) throw versionConflict('pet');
  await recordOnProperty(context, ids.propertyId, 'pet.update', {
    pet: { before: before.name, after: row.name },
    ...changesBetween(writtenFields(petInput, before), change),
  });
  return row;
}

export async function removePet(context: CallContext, ids: PetIds): Promise<void> {
  const before = await requirePet(context, ids);
  const gone = await context.tx.deleteFrom('pet').where('id', '=', ids.petId).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw notFound('pet');
  await recordOnProperty(
    context,
    ids.propertyId,
    'pet.remove',
    changesBetween(writtenFields(petInput, before), {}),
  );
}
