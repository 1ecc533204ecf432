import { z } from 'zod';
import { actOnMany, bulkAnswer, manyLimits } from '../../../wire/fields/chosen-rows';
import { id, moment, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { invoicesFilters } from './invoice';
import { letterKinds, letterStates } from './invoice.values';

export const letterKind = z.enum(letterKinds);

/** A letter to one of those whom an invoice is to, and where it stands. */
export const invoiceLetter = z.object({
  id,
  kind: letterKind,
  recipient: z.string(),
  askedAt: moment,
  sentBy: z.string(),
  /** `kept`: no mail server is set up. `forgotten`: it is older than the outbox remembers. */
  state: z.enum(letterStates),
  sentAt: moment.nullable(),
});

export const invoiceLetterRoutes = {
  listInvoiceLetters: defineRoute({
    method: 'GET',
    path: '/api/v1/invoices/:invoiceId/letters',
    access: 'Invoice Details View',
    summary: 'The letters that an invoice was mailed by, the newest first, with where each of them stands',
    params: z.object({ invoiceId: id }),
    response: one(z.array(invoiceLetter)),
  }),
  sendInvoice: defineRoute({
    method: 'POST',
    path: '/api/v1/invoices/:invoiceId/letters',
    access: 'Invoice Create',
    summary:
      'Mail an invoice as PDF to its owners, each in their language. 409 `nobody-to-mail` where none of them has an address.',
    params: z.object({ invoiceId: id }),
    body: z.object({ kind: letterKind }),
    response: one(z.array(invoiceLetter)),
    status: 201,
  }),
  sendInvoices: defineRoute({
    method: 'POST',
    path: '/api/v1/invoices/letters',
    access: 'Invoice Create',
    summary: 'Mail many invoices, each as one is; those that cannot be are named with the reason',
    bodyLimits: manyLimits,
    body: actOnMany(invoicesFilters, { kind: letterKind }),
    response: one(bulkAnswer),
  }),
};

export type InvoiceLetter = z.infer<typeof invoiceLetter>;
