import { z } from 'zod';
import { one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

/** An address that a property has already; of a town without its street. */
export const knownAddress = z.object({
  line1: z.string().nullable(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  postalCode: z.string().nullable(),
});

export const addressRoutes = {
  knownAddresses: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/addresses',
    access: 'Properties List View',
    summary: 'Streets or towns that properties have already, the most frequent first',
    query: z.object({ of: z.enum(['line1', 'city']), search: z.string().trim().max(200).default('') }),
    response: one(z.array(knownAddress)),
  }),
};

export type KnownAddress = z.infer<typeof knownAddress>;
export type AddressPart = z.output<(typeof addressRoutes.knownAddresses)['query']>['of'];
