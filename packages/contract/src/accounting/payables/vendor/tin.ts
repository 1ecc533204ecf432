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
      .regex(/^\d{9}$/, 'Write nine digits: 12-3456789 or 123-45-6789.')
      .refine((digits) => !/^0+$/.test(digits), 'A TIN is never all zeros. Copy it from the W-9.'),
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
    summary: 'Keep the TIN of a vendor, encrypted, in place of the one before',
    params,
    body: tinInput,
    response: one(keptTin),
    unkept: true,
  }),
  revealVendorTin: defineRoute({
    method: 'POST',
    path: '/api/v1/vendors/:vendorId/tin/reveal',
    access: 'Vendor Update',
    proof: 'recent',
    summary: 'The whole TIN of a vendor. 409 `tin-sealed` where it was kept under another key.',
    params,
    response: one(z.object({ kind: tinKind, tin: z.string() })),
    unkept: true,
  }),
  removeVendorTin: defineRoute({
    method: 'DELETE',
    path: '/api/v1/vendors/:vendorId/tin',
    access: 'Vendor Update',
    summary: 'Keep the TIN of a vendor no longer',
    params,
    status: 204,
  }),
};

export type TinKind = z.infer<typeof tinKind>;
export type KeptTin = z.infer<typeof keptTin>;
