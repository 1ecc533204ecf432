import { z } from 'zod';
import {
  amountMinor,
  day,
  id,
  line,
  list,
  listQuery,
  many,
  one,
  optionalText,
  version,
} from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { storedFile } from '../../../platform/files';
import { policyKinds, policyStates } from './insurance.values';
import { propertyParams } from '../../property/property';

export const policyKind = z.enum(policyKinds);
export const policyState = z.enum(policyStates);

const policyFields = z.object({
  carrier: line(120),
  policyNumber: line(60),
  kind: policyKind.default('homeowner'),
  coverMinor: amountMinor.min(0).max(1_000_000_000_000).nullable().default(null),
  startsOn: day.nullable().default(null),
  /** The last day of cover. */
  expiresOn: day,
  /** File from `POST /api/v1/files`. */
  certificateFileId: id.nullable().default(null),
  /** Days before the expiry on which owners and managers get a mail. */
  reminderDays: z.array(z.int().min(0).max(365)).max(5).default([30, 7]),
  notes: optionalText(1000).default(null),
});

const inOrder = (policy: { startsOn: string | null; expiresOn: string }) =>
  policy.startsOn === null || policy.expiresOn >= policy.startsOn;
const notInOrder = { path: ['expiresOn'], message: 'The policy expires before it starts.' };

export const policyInput = policyFields.refine(inOrder, notInOrder);
export const policyChange = policyFields.extend({ version }).refine(inOrder, notInOrder);

export const policy = z.object({
  id,
  propertyId: id,
  carrier: z.string(),
  policyNumber: z.string(),
  kind: policyKind,
  coverMinor: amountMinor.nullable(),
  startsOn: day.nullable(),
  expiresOn: day,
  state: policyState,
  certificate: storedFile.nullable(),
  reminderDays: z.array(z.int()),
  notes: z.string().nullable(),
  version: z.int(),
});

/** A policy in the list of the whole community. */
export const registeredPolicy = policy.omit({ certificate: true }).extend({
  unitNumber: z.string(),
  building: z.string().nullable(),
  ownerNames: z.string(),
  hasCertificate: z.boolean(),
});

const policyParams = propertyParams.extend({ policyId: id });

export const insuranceRoutes = {
  listPolicies: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/insurance',
    access: 'Properties List View',
    summary: 'Insurance policies of the community',
    query: listQuery(['expiresOn', 'carrier']).extend({ state: many(policyState) }),
    response: list(registeredPolicy),
  }),
  propertyPolicies: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/:propertyId/insurance',
    access: 'Property Details View',
    summary: 'Insurance policies of a property, the longest running first',
    params: propertyParams,
    response: one(z.array(policy)),
  }),
  addPolicy: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/insurance',
    access: 'Insurance Update',
    summary: 'Record an insurance policy',
    params: propertyParams,
    body: policyInput,
    response: one(policy),
    status: 201,
  }),
  updatePolicy: defineRoute({
    method: 'PUT',
    path: '/api/v1/properties/:propertyId/insurance/:policyId',
    access: 'Insurance Update',
    summary: 'Change an insurance policy',
    params: policyParams,
    body: policyChange,
    response: one(policy),
  }),
  removePolicy: defineRoute({
    method: 'DELETE',
    path: '/api/v1/properties/:propertyId/insurance/:policyId',
    access: 'Insurance Update',
    summary: 'Remove an insurance policy that was recorded by mistake',
    params: policyParams,
    status: 204,
  }),
};

export type PolicyState = z.infer<typeof policyState>;
export type PolicyInput = z.infer<typeof policyInput>;
export type PolicyChange = z.infer<typeof policyChange>;
export type Policy = z.infer<typeof policy>;
export type RegisteredPolicy = z.infer<typeof registeredPolicy>;
