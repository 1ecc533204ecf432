import { z } from 'zod';
import { chargeType } from '../../../../bookkeeping/charge/charge';
import { auditEntry, historyQuery } from '../../../../platform/audit';
import {
  amountMinor,
  day,
  enteredMinor,
  id,
  list,
  moment,
  one,
  optionalLine,
} from '../../../../wire/primitives';
import { defineRoute } from '../../../../wire/route';

const named = z.object({ id, name: z.string() });

/** What a buyer's or a lender's agent asks for: all that has to be paid on a day for a unit to be clear. */
export const payoffInput = z.object({
  propertyId: id,
  /** Today or a day to come. */
  at: day,
  validUntil: day,
  requestedBy: optionalLine(160).default(null),
  /** What the statement itself costs: billed to the unit with it; null where nothing is. */
  fee: z
    .object({ accountId: id, fundId: id, amountMinor: enteredMinor.min(1) })
    .nullable()
    .default(null),
});

export const payoffFigures = z.object({
  property: named,
  owners: z.string(),
  at: day,
  validUntil: day,
  /** Why collection is held; null where it is not. */
  held: z.enum(['bankruptcy', 'dispute', 'protest', 'counsel', 'plan']).nullable(),
  byType: z.array(z.object({ chargeType, openMinor: amountMinor })),
  /** What is open, what is billed by the end of the day, and late fees that are charged by then where it stays open. */
  charges: z.array(
    z.object({
      description: z.string(),
      chargeType,
      issuedOn: day,
      dueOn: day,
      openMinor: amountMinor,
    }),
  ),
  openMinor: amountMinor,
  /** Until the day, by the policy; not billed yet. */
  interestMinor: amountMinor,
  creditMinor: amountMinor,
  feeMinor: amountMinor,
  totalMinor: amountMinor,
  /** What each day after the day adds; 0 where no policy asks for interest. */
  perDiemMinor: amountMinor,
  /** Installments of special assessments that are billed after the day: no part of the total. */
  later: z.array(z.object({ title: z.string(), issuedOn: day, dueOn: day, amountMinor })),
  laterMinor: amountMinor,
  /** What would be billed by the day and cannot be as things stand: no part of the total either. */
  unbilled: z.array(z.object({ title: z.string(), issuedOn: day, reason: z.string() })),
});

export const payoffStatement = payoffFigures.extend({
  id,
  number: z.int(),
  requestedBy: z.string().nullable(),
  feeInvoiceId: id.nullable(),
  madeBy: z.string(),
  madeAt: moment,
});

const params = z.object({ payoffStatementId: id });
const path = '/api/v1/payoff-statements';

export const payoffRoutes = {
  previewPayoff: defineRoute({
    method: 'POST',
    path: `${path}/preview`,
    access: 'Payoff Statement Create',
    summary: 'What a payoff statement would say; nothing is written',
    readOnly: true,
    body: payoffInput,
    response: one(payoffFigures),
  }),
  createPayoff: defineRoute({
    method: 'POST',
    path,
    access: 'Payoff Statement Create',
    summary: 'Make a payoff statement, with its number; it stays as it is. Its fee is billed to the unit.',
    body: payoffInput,
    response: one(payoffStatement),
    status: 201,
  }),
  getPayoff: defineRoute({
    method: 'GET',
    path: `${path}/:payoffStatementId`,
    access: 'Invoice Details View',
    summary: 'A payoff statement as it was made',
    params,
    response: one(payoffStatement),
  }),
  payoffPaper: defineRoute({
    method: 'GET',
    path: `${path}/:payoffStatementId/paper`,
    access: 'Invoice Details View',
    summary: 'A payoff statement as PDF',
    params,
    produces: 'application/pdf',
  }),
  payoffHistory: defineRoute({
    method: 'GET',
    path: `${path}/:payoffStatementId/history`,
    access: 'Invoice Details View',
    summary: 'Who made a payoff statement',
    params,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type PayoffInput = z.infer<typeof payoffInput>;
export type PayoffFigures = z.infer<typeof payoffFigures>;
export type PayoffStatement = z.infer<typeof payoffStatement>;
