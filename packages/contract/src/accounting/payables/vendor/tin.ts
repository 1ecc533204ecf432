import { z } from 'zod';
import { id, moment, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { tinKinds } from './vendor.values';

export const tinKind = z.enum(tinKinds);

/** Nine digits, however they are grouped. */
export const tinDigits = z
  .string()
  .max(20)
  .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .regex(/^\d{9}$/, 'Enter nine digits: 12-3456789 or 123-45-6789.')
      .refine((digits) => !/^0+$/.test(digits), 'A TIN can’t be all zeros. Copy it from the W-9.'),
  );

export const tinInput = z.object({ kind: tinKind, tin: tinDigits });

/** What is told of a TIN that is kept. */
export const keptTin = z.object({ kind: tinKind, lastFour: z.string(), setAt: moment });

const params = z.object({ vendorId: id });

/** Neither a body nor an answer of these is kept anywhere: they hold the number itself. */
export const tinRoutes = {
  setVendorTin: defineRoute({
    method: 'PUT',
    path: '/api/v1/vendors/:vendorId/tin',
    access: 'Vendor Update',
    summary: 'Save the TIN of a vendor, encrypted, replacing the earlier one',
    params,
    body: tinInput,
    response: one(keptTin),
    withoutReplay: true,
  }),
  revealVendorTin: defineRoute({
    method: 'POST',
    path: '/api/v1/vendors/:vendorId/tin/reveal',
    access: 'Vendor Update',
    proof: 'recent',
    summary: 'The full TIN of a vendor. 409 `tin-sealed` if it was encrypted with an earlier key.',
    params,
    response: one(z.object({ kind: tinKind, tin: z.string() })),
    withoutReplay: true,
  }),
  removeVendorTin: defineRoute({
    method: 'DELETE',
    path: '/api/v1/vendors/:vendorId/tin',
    access: 'Vendor Update',
    summary: 'Remove the TIN of a vendor',
    params,
    status: 204,
  }),
};

export type TinKind = z.infer<typeof tinKind>;
export type KeptTin = z.infer<typeof keptTin>;
