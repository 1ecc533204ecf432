import { petRoutes } from '@courtyard/contract/properties/unit-records/pet/pet';
import { implement, type Module } from '../../../../platform/http/implement';
import { requireProperty } from '../../property/property.access';
import { addPet, petsOfProperty, removePet, updatePet } from './pet.service';

export const petModule: Module = () => [
  implement(petRoutes.propertyPets, async (call) => {
    await requireProperty(call, call.params.propertyId);
    return { data: await petsOfProperty(call.tx, call.params.propertyId) };
  }),
  implement(petRoutes.addPet, async (call) => ({
    data: await addPet(call, call.params.propertyId, call.body),
  })),
  implement(petRoutes.updatePet, async (call) => ({ data: await updatePet(call, call.params, call.body) })),
  implement(petRoutes.removePet, (call) => removePet(call, call.params)),
];
