import { z } from 'zod';
import {
  day,
  emailAddress,
  id,
  line,
  one,
  optionalLine,
  shareMillionths,
  version,
} from '../../wire/primitives';
import { inOrder, notInOrder, period, periodState } from '../../wire/fields/period';
import { defineRoute } from '../../wire/route';
import { propertyParams } from '../property/property';

/** Somebody of the community: an owner, a tenant, a resident. `memberId` is set once they can sign in. */
export const person = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  memberId: id.nullable(),
  version: z.int(),
});

export const newPerson = z.object({
  name: line(120),
  email: z
    .union([emailAddress, z.literal('').transform(() => null)])
    .nullable()
    .default(null),
  phone: optionalLine(40).default(null),
});

export const personChange = newPerson.extend({ version });

/** A person who is known already, by id, or one to add. By the id of a member, the person that this member is: so they become one. */
export const personChoice = z.union([z.object({ personId: id }), newPerson]);

export const ownership = z.object({
  id,
  person,
  shareMillionths: z.int(),
  startsOn: day,
  endsOn: day.nullable(),
  state: periodState,
  version: z.int(),
});

export const ownershipInput = z
  .object({ person: personChoice, shareMillionths: shareMillionths.min(1), ...period })
  .refine(inOrder, notInOrder);

export const ownershipChange = z
  .object({ shareMillionths: shareMillionths.min(1), ...period, version })
  .refine(inOrder, notInOrder);

/** The owners of the day before leave with their household, these own the unit from `soldOn`. Their shares add up to the whole. */
export const sale = z
  .object({
    soldOn: day,
    buyers: z
      .array(z.object({ person: personChoice, shareMillionths: shareMillionths.min(1) }))
      .min(1)
      .max(20),
  })
  .refine(({ buyers }) => buyers.reduce((sum, buyer) => sum + buyer.shareMillionths, 0) === 1_000_000, {
    path: ['buyers'],
    message: 'The buyers’ shares must add up to 100 %.',
  });

/** `resident` lives there as owner or family; `tenant` by a lease. */
export const residencyKind = z.enum(['resident', 'tenant']);

export const residency = z.object({
  id,
  person,
  kind: residencyKind,
  startsOn: day,
  /** For a tenant the last day of the lease. */
  endsOn: day.nullable(),
  state: periodState,
  version: z.int(),
});

export const residencyInput = z
  .object({ person: personChoice, kind: residencyKind, ...period })
  .refine(inOrder, notInOrder);

export const residencyChange = z
  .object({ kind: residencyKind, ...period, version })
  .refine(inOrder, notInOrder);

/** Everybody who ever owned the unit or lived there, newest first. */
export const propertyPeople = z.object({
  ownerships: z.array(ownership),
  residencies: z.array(residency),
});

const ownershipParams = propertyParams.extend({ ownershipId: id });
const residencyParams = propertyParams.extend({ residencyId: id });

export const occupancyRoutes = {
  propertyPeople: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/:propertyId/people',
    access: 'Property Details View',
    summary:
      'Owners, residents and tenants with their periods, past ones too; how to reach those who left needs "Properties List View"',
    params: propertyParams,
    response: one(propertyPeople),
  }),
  findPeople: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/people',
    access: 'Properties List View',
    summary:
      'People by a part of their name or the beginning of their e-mail address, members who are none yet among them, at most 20',
    query: z.object({ search: z.string().trim().min(1).max(120) }),
    response: one(z.array(person)),
  }),
  updatePerson: defineRoute({
    method: 'PUT',
    path: '/api/v1/properties/people/:personId',
    access: 'Ownership Update',
    summary: 'Correct the name or the contact of a person',
    params: z.object({ personId: id }),
    body: personChange,
    response: one(person),
  }),
  recordSale: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/sales',
    access: 'Ownership Update',
    summary:
      'Record a sale: ends the ownerships of the day before, and the residencies that rest on them, and opens those of the buyers',
    params: propertyParams,
    body: sale,
    response: one(propertyPeople),
    status: 201,
  }),
  addOwnership: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/ownerships',
    access: 'Ownership Update',
    summary: 'Add an owner; the shares of one day never exceed the whole',
    params: propertyParams,
    body: ownershipInput,
    response: one(ownership),
    status: 201,
  }),
  updateOwnership: defineRoute({
    method: 'PUT',
    path: '/api/v1/properties/:propertyId/ownerships/:ownershipId',
    access: 'Ownership Update',
    summary: 'Correct or end an ownership',
    params: ownershipParams,
    body: ownershipChange,
    response: one(ownership),
  }),
  addResidency: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/residencies',
    access: 'Residency Update',
    summary: 'Add a resident or a tenant',
    params: propertyParams,
    body: residencyInput,
    response: one(residency),
    status: 201,
  }),
  updateResidency: defineRoute({
    method: 'PUT',
    path: '/api/v1/properties/:propertyId/residencies/:residencyId',
    access: 'Residency Update',
    summary: 'Correct, extend or end a residency or lease',
    params: residencyParams,
    body: residencyChange,
    response: one(residency),
  }),
};

export type Person = z.infer<typeof person>;
export type NewPerson = z.infer<typeof newPerson>;
export type PersonChange = z.infer<typeof personChange>;
export type PersonChoice = z.infer<typeof personChoice>;
export type Ownership = z.infer<typeof ownership>;
export type OwnershipInput = z.infer<typeof ownershipInput>;
export type OwnershipChange = z.infer<typeof ownershipChange>;
export type Sale = z.infer<typeof sale>;
export type Residency = z.infer<typeof residency>;
export type ResidencyInput = z.infer<typeof residencyInput>;
export type ResidencyChange = z.infer<typeof residencyChange>;
export type PropertyPeople = z.infer<typeof propertyPeople>;
export type PeriodState = z.infer<typeof periodState>;
