import { z } from 'zod';
import { streetAddress } from '../../../../properties/property/property';
import { amountMinor, day, exported, id, one } from '../../../../wire/primitives';
import { defineRoute, exportedMedia } from '../../../../wire/route';
import { keptTin } from '../tin';
import { taxClass, vendorTaxBox } from '../vendor';

/** What was paid to one payee in a year, in one box of the 1099. Vendors with the same TIN are one payee. */
export const taxRegisterRow = z.object({
  /** Of the payee's records the one with the newest W-9: name, address and what they are for the tax are its. */
  vendor: z.object({ id, name: z.string() }),
  /** The records that were paid in this box, with what each was paid; that of the newest W-9 first. */
  records: z.array(z.object({ id, name: z.string(), amountMinor })),
  legalName: z.string().nullable(),
  address: streetAddress,
  taxClass: taxClass.nullable(),
  tin: keptTin.pick({ kind: true, lastFour: true }).nullable(),
  w9ReceivedOn: day.nullable(),
  taxBox: vendorTaxBox,
  amountMinor,
  thresholdMinor: amountMinor,
  /** Sent; below the threshold; or the vendor gets none, as corporations do. */
  verdict: z.enum(['due', 'below', 'not-sent']),
});

export const taxRegister = z.object({
  year: z.int(),
  rows: z.array(taxRegisterRow),
  /** Of those that are sent. */
  dueMinor: amountMinor,
  /** Paid by card or a payment network in the year, which report it themselves: in no row. */
  reportedByOthersMinor: amountMinor,
});

const ofYear = z.object({ year: z.coerce.number().int().min(2000).max(2999) });

export const taxRegisterRoutes = {
  taxRegister: defineRoute({
    method: 'GET',
    path: '/api/v1/tax-register',
    access: 'Vendor Details View',
    summary:
      'Payments of a year by payee and 1099 box, by payment date. Cards and payment networks are excluded.',
    query: ofYear,
    response: one(taxRegister),
  }),
  exportTaxRegister: defineRoute({
    method: 'GET',
    path: '/api/v1/tax-register/export',
    access: 'Vendor Details View',
    summary: 'The register of a year as a file, without whole TINs',
    query: ofYear.extend(exported),
    produces: exportedMedia,
  }),
};

export type TaxRegister = z.infer<typeof taxRegister>;
export type TaxRegisterRow = z.infer<typeof taxRegisterRow>;
