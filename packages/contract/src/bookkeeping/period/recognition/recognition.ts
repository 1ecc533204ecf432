import { z } from 'zod';
import { amountMinor, day, id, list, moment, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { fund } from '../../fund/fund';
import { month } from '../period';
import { recognitionTreatments } from './recognition.values';

const namedAccount = z.object({ id, code: z.string(), name: z.string() });

export const recognitionPolicyInput = z.object({
  treatment: z.enum(recognitionTreatments),
  /** The first day of a month that is open. */
  effectiveOn: day,
  /** The income that is deferred, and where it stands until it is spent. Only of `when-spent`, which has the first and the last of them. */
  reserveAccountId: id.nullable().default(null),
  specialAccountId: id.nullable().default(null),
  liabilityAccountId: id.nullable().default(null),
});

/** When assessments of funds that are kept for a purpose are income, from a month on. */
export const recognitionPolicy = z.object({
  id,
  treatment: z.enum(recognitionTreatments),
  effectiveOn: day,
  reserveAccount: namedAccount.nullable(),
  specialAccount: namedAccount.nullable(),
  liabilityAccount: namedAccount.nullable(),
  setBy: z.string(),
  setAt: moment,
});

/** A fund in a month. */
const fundRecognition = z.object({
  fundId: id,
  /** Stood as contract liability when the month began, with what other entries added to it in the month. */
  broughtMinor: amountMinor,
  /** Billed in the month. */
  assessedMinor: amountMinor,
  /** Expenses of the fund in the month. */
  spentMinor: amountMinor,
  /** Income of the month: what was spent, at most what there is of it. */
  recognizedMinor: amountMinor,
  /** What stays contract liability at the end of the month. */
  carriedMinor: amountMinor,
  /** What is still to be posted: to the liability; negative, out of it. */
  toPostMinor: amountMinor,
});

export const recognition = z.object({
  month,
  /** What is in force in the month; null where the community has set nothing: as billed. */
  policy: recognitionPolicy.nullable(),
  funds: z.array(fund),
  /** None where assessments are income as they are billed, but what was posted before the community said so. */
  perFund: z.array(fundRecognition),
  /** The entries of the month that say so. */
  entries: z.array(z.object({ id, no: z.int() })),
  /** Nothing is to be posted; otherwise something is, be it only from one income account to another. */
  isPosted: z.boolean(),
});

const recognitionPath = '/api/v1/periods/:month/recognition';

export const recognitionRoutes = {
  listRecognitionPolicies: defineRoute({
    method: 'GET',
    path: '/api/v1/recognition-policies',
    access: 'Periods View',
    summary:
      'When assessments for reserves are income: each version with the month it begins in, the newest first',
    response: list(recognitionPolicy),
  }),
  setRecognitionPolicy: defineRoute({
    method: 'POST',
    path: '/api/v1/recognition-policies',
    access: 'Period Close',
    summary: 'Say from a month on when assessments for reserves are income (ASC 606 or as billed)',
    body: recognitionPolicyInput,
    response: one(recognitionPolicy),
    status: 201,
  }),
  readRecognition: defineRoute({
    method: 'GET',
    path: recognitionPath,
    access: 'Periods View',
    summary:
      'What of the assessments for reserves is income of a month, by fund, and what is to be posted for it',
    params: z.object({ month }),
    response: one(recognition),
  }),
  recognize: defineRoute({
    method: 'POST',
    path: recognitionPath,
    access: 'Period Close',
    summary:
      'Post what is to be posted, on the last day of the month; again after something changed. 409 `nothing-to-recognize` where nothing is.',
    params: z.object({ month }),
    body: z.object({}),
    response: one(recognition),
  }),
};

export type RecognitionPolicy = z.infer<typeof recognitionPolicy>;
export type RecognitionPolicyInput = z.infer<typeof recognitionPolicyInput>;
export type Recognition = z.infer<typeof recognition>;
export type FundRecognition = Recognition['perFund'][number];
