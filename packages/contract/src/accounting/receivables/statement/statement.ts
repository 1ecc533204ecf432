import { z } from 'zod';
import { amountMinor, day, id, moment, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { agingBucket } from '../invoice/invoice';
import { paymentMethod } from '../payment/payment';

const named = z.object({ id, name: z.string() });

/** One charge that is still open. */
export const openCharge = z.object({
  itemId: id,
  invoice: z.object({ id, number: z.int() }).nullable(),
  description: z.string(),
  chargeType: z.string(),
  issuedOn: day,
  dueOn: day,
  aging: agingBucket,
  originalMinor: amountMinor,
  openMinor: amountMinor,
});

/** What moved on a unit's account. A charge is positive, a payment negative. */
export const statementLine = z.object({
  entryId: id,
  date: day,
  /** `charge`, `receipt`, `credit-memo`, `reversal`. */
  kind: z.string(),
  description: z.string(),
  invoiceId: id.nullable(),
  paymentId: id.nullable(),
  /** How the payment came, and by which number; null for what is none. */
  payment: z.object({ method: paymentMethod, reference: z.string().nullable() }).nullable(),
  /** Of a credit memo, a waiver, a write-off or a refund. */
  adjustmentId: id.nullable(),
  amountMinor,
  /** What was owed after it; negative: to the unit's credit. */
  balanceMinor: amountMinor,
  /** Who posted it and when, of charges and of payments alike. */
  postedBy: z.string(),
  postedAt: moment,
});

export const unitStatement = z.object({
  property: named,
  /** The account of former owners: since when the unit is not theirs; null for those who own it. */
  former: z.object({ ledgerId: id, until: day }).nullable(),
  owners: z.string(),
  at: day,
  /** What is owed less what is to its credit. */
  balanceMinor: amountMinor,
  overdueMinor: amountMinor,
  creditMinor: amountMinor,
  /** The next charge that falls due, overdue ones first. */
  next: z.object({ dueOn: day, amountMinor }).nullable(),
  open: z.array(openCharge),
  /** Of the last twelve months, the newest first. */
  lines: z.array(statementLine),
  /** What was owed before the first of them. */
  broughtForwardMinor: amountMinor,
  /** What its owners agreed to pay by installments, as long as that is not broken. */
  plan: z
    .object({
      totalMinor: amountMinor,
      paidMinor: amountMinor,
      /** What fell due of it and was not paid. */
      behindMinor: amountMinor,
      /** What is to be paid next, and by when, on time. */
      next: z.object({ dueOn: day, amountMinor }).nullable(),
    })
    .nullable(),
  /** Installments of special assessments that are billed later; none for former owners. */
  later: z.array(z.object({ title: z.string(), issuedOn: day, dueOn: day, amountMinor })),
  /** How to pay it, in the community's own words; null where it said nothing. */
  howToPay: z.string().nullable(),
});

export const statementRoutes = {
  unitStatement: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/:propertyId/statement',
    access: 'Invoice Details View',
    summary: 'What a unit owes and why, with what moved in twelve months',
    params: z.object({ propertyId: id }),
    /** Of former owners, by their ledger. */
    query: z.object({ ledgerId: id.optional() }),
    response: one(unitStatement),
  }),
  myStatements: defineRoute({
    method: 'GET',
    path: '/api/v1/my-statements',
    access: 'signed-in',
    summary:
      'The same of every unit that the caller owns today, and of those sold on which something is open',
    response: one(z.array(unitStatement)),
  }),
};

export type UnitStatement = z.infer<typeof unitStatement>;
export type OpenCharge = z.infer<typeof openCharge>;
export type StatementLine = z.infer<typeof statementLine>;
