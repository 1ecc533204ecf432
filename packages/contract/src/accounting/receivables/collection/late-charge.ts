import { z } from 'zod';
import {
  amountMinor,
  day,
  enteredMinor,
  id,
  list,
  moment,
  one,
  shareMillionths,
} from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { waterfallName } from '../payment/payment';
import { lateFeeBases, yearLengths } from './late-charge.values';

const named = z.object({ id, name: z.string() });

/** What an overdue installment costs once. */
export const lateFeeTerms = z.object({
  /** Days after the due date on which nothing is charged yet. */
  graceDays: z.int().min(0).max(120),
  /** The greater of both: a fixed amount, and a part of what is late or of the whole installment. */
  fixedMinor: enteredMinor.min(0),
  millionths: shareMillionths,
  of: z.enum(lateFeeBases),
  /** No fee is higher; null for none. */
  capMinor: enteredMinor.min(1).nullable(),
});

/** Simple interest on assessments that are overdue. */
export const interestTerms = z.object({
  /** A year: 18% is 180,000. */
  millionthsPerYear: shareMillionths.min(1),
  /** Days after the due date from which it runs. */
  fromDays: z.int().min(0).max(120),
  yearDays: z.enum(yearLengths),
});

/** A policy as it is set: of what falls due from its day on. */
export const lateChargeInput = z.object({
  /** The template that it began with, for its law. */
  name: waterfallName,
  effectiveOn: day,
  /** Null charges none. */
  lateFee: lateFeeTerms.nullable(),
  interest: interestTerms.nullable(),
  feeAccountId: id.nullable().default(null),
  interestAccountId: id.nullable().default(null),
});

export const lateChargePolicy = z.object({
  id,
  name: waterfallName,
  /** Named by every charge that it makes. */
  version: z.string(),
  effectiveOn: day,
  lateFee: lateFeeTerms.nullable(),
  interest: interestTerms.nullable(),
  feeAccount: named.nullable(),
  interestAccount: named.nullable(),
  setAt: moment,
  setBy: z.string(),
});

/** A unit that would have been charged. */
export const lateChargeRow = z.object({
  property: named,
  lateFeeMinor: amountMinor,
  interestMinor: amountMinor,
});

export const lateChargePreview = z.object({
  /** The month that it looks at: the last whole one. */
  from: day,
  until: day,
  rows: z.array(lateChargeRow),
  lateFeeMinor: amountMinor,
  interestMinor: amountMinor,
});

export const lateChargeRoutes = {
  listLateChargePolicies: defineRoute({
    method: 'GET',
    path: '/api/v1/late-charge-policies',
    access: 'Invoices List View',
    summary: 'What late payment costs, by the day that it is in force from, the newest first, on one page',
    response: list(lateChargePolicy),
  }),
  previewLateCharges: defineRoute({
    method: 'POST',
    path: '/api/v1/late-charge-policies/preview',
    access: 'Invoice Create',
    summary: 'Which units a policy would have charged last month, had it been in force; nothing is written',
    readOnly: true,
    body: lateChargeInput,
    response: one(lateChargePreview),
  }),
  setLateChargePolicy: defineRoute({
    method: 'POST',
    path: '/api/v1/late-charge-policies',
    access: 'Invoice Create',
    summary: 'Put in force what late payment costs, for what falls due from a day on',
    body: lateChargeInput,
    response: one(lateChargePolicy),
    status: 201,
  }),
};

export type LateChargeInput = z.infer<typeof lateChargeInput>;
export type LateChargePolicy = z.infer<typeof lateChargePolicy>;
export type LateChargePreview = z.infer<typeof lateChargePreview>;
