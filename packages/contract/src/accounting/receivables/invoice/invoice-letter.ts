import { z } from 'zod';
import { bulkChange, bulkAnswer, bulkLimits } from '../../../wire/fields/chosen-rows';
import { id, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { invoicesFilters } from './invoice';
import { ownerLetter } from '../letter/owner-letter';
import { letterKinds } from './invoice.values';

export const letterKind = z.enum(letterKinds);

export const invoiceLetterRoutes = {
  listInvoiceLetters: defineRoute({
    method: 'GET',
    path: '/api/v1/invoices/:invoiceId/letters',
    access: 'Invoice Details View',
    summary: 'The letters that an invoice was mailed by, the newest first, with where each of them stands',
    params: z.object({ invoiceId: id }),
    response: one(z.array(ownerLetter)),
  }),
  sendInvoice: defineRoute({
    method: 'POST',
    path: '/api/v1/invoices/:invoiceId/letters',
    access: 'Invoice Create',
    summary:
      'Mail an invoice as PDF to its owners, each in their language. 409 `nobody-to-mail` where none of them has an address, `sent-just-now` within a minute.',
    params: z.object({ invoiceId: id }),
    body: z.object({ kind: letterKind }),
    response: one(z.array(ownerLetter)),
    status: 201,
  }),
  sendInvoices: defineRoute({
    method: 'POST',
    path: '/api/v1/invoices/letters',
    access: 'Invoice Create',
    summary: 'Mail many invoices, each as one is; those that cannot be are named with the reason',
    bodyLimits: bulkLimits,
    body: bulkChange(invoicesFilters, { kind: letterKind }),
    response: one(bulkAnswer),
  }),
};

export type InvoiceLetterKind = z.infer<typeof letterKind>;
