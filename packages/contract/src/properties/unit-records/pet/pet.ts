import { z } from 'zod';
import { id, line, one, optionalLine, version } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { petKinds } from './pet.values';
import { propertyParams } from '../../property/property';

export const petKind = z.enum(petKinds);

export const petInput = z.object({
  name: line(60),
  kind: petKind,
  breed: optionalLine(60).default(null),
  weightLb: z.int().min(1).max(999).nullable().default(null),
  /** Number of the licence or the tag. */
  license: optionalLine(40).default(null),
  /** Assistance animals are not counted against limits (Fair Housing Act, 42 U.S.C. § 3604(f)(3)(B)). */
  assistance: z.boolean().default(false),
});
export const petChange = petInput.extend({ version });

export const pet = z.object({
  id,
  propertyId: id,
  name: z.string(),
  kind: petKind,
  breed: z.string().nullable(),
  weightLb: z.int().nullable(),
  license: z.string().nullable(),
  assistance: z.boolean(),
  version: z.int(),
});

const petParams = propertyParams.extend({ petId: id });

export const petRoutes = {
  propertyPets: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/:propertyId/pets',
    access: 'Property Details View',
    summary: 'Pets of a property',
    params: propertyParams,
    response: one(z.array(pet)),
  }),
  addPet: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/pets',
    access: 'Pet Update',
    summary: 'Register a pet',
    params: propertyParams,
    body: petInput,
    response: one(pet),
    status: 201,
  }),
  updatePet: defineRoute({
    method: 'PUT',
    path: '/api/v1/properties/:propertyId/pets/:petId',
    access: 'Pet Update',
    summary: 'Change a pet',
    params: petParams,
    body: petChange,
    response: one(pet),
  }),
  removePet: defineRoute({
    method: 'DELETE',
    path: '/api/v1/properties/:propertyId/pets/:petId',
    access: 'Pet Update',
    summary: 'Take a pet off the register',
    params: petParams,
    status: 204,
  }),
};

export type PetInput = z.infer<typeof petInput>;
export type PetChange = z.infer<typeof petChange>;
export type Pet = z.infer<typeof pet>;
