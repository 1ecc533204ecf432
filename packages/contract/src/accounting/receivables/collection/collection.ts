import { z } from 'zod';
import { storedFile } from '../../../platform/files';
import { amountMinor, day, id, moment, one, optionalText, text, version } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { holdReasons, planStates } from './collection.values';

const named = z.object({ id, name: z.string() });

/** Nobody collects from the unit's owners from a day until another, both included: no late fee, no interest, no reminder. */
export const collectionHoldInput = z.object({
  reason: z.enum(holdReasons),
  /** Of a bankruptcy, and of nothing else. */
  petitionOn: day.nullable().default(null),
  startsOn: day,
  endsOn: day.nullable().default(null),
  note: optionalText(1000).default(null),
});

export const collectionHold = collectionHoldInput.extend({
  id,
  /** Whom it holds: the owners when it was set. */
  owners: z.string(),
  isNow: z.boolean(),
  /** Of a bankruptcy: what is open that fell due before the petition, and what since. */
  split: z.object({ beforeMinor: amountMinor, sinceMinor: amountMinor }).nullable(),
  setBy: z.string(),
  setAt: moment,
  version,
});

/** What is open of the unit, paid by months. It changes no charge: it says when each part of it is expected. */
export const paymentPlanInput = z.object({
  installments: z.int().min(1).max(60),
  firstOn: day,
  /** So many days behind, it is broken by itself; null: only a person says so. */
  lateDays: z.int().min(1).max(365).nullable().default(null),
  agreementFileId: id.nullable().default(null),
});

export const paymentPlan = z.object({
  id,
  owners: z.string(),
  state: z.enum(planStates),
  totalMinor: amountMinor,
  paidMinor: amountMinor,
  /** What was expected until today. */
  expectedMinor: amountMinor,
  lateDays: z.int().nullable(),
  agreement: storedFile.nullable(),
  installments: z.array(z.object({ position: z.int(), dueOn: day, amountMinor })),
  agreedOn: day,
  agreedBy: z.string(),
  ended: z.object({ on: day, by: z.string(), reason: z.string(), isDefault: z.boolean() }).nullable(),
  version,
});

/** Who owned the unit before, and still has something open on it. */
export const formerLedger = z.object({
  ledgerId: id,
  owners: z.string(),
  from: day,
  until: day,
  openMinor: amountMinor,
  creditMinor: amountMinor,
});

export const unitCollection = z.object({
  property: named,
  /** The newest first. */
  holds: z.array(collectionHold),
  plans: z.array(paymentPlan),
  former: z.array(formerLedger),
  /** The newest first. */
  payoffs: z.array(z.object({ id, number: z.int(), at: day, totalMinor: amountMinor })),
});

const ofUnit = z.object({ propertyId: id });

export const collectionRoutes = {
  unitCollection: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/:propertyId/collection',
    access: 'Invoice Details View',
    summary: 'Whether collection from a unit is held, its payment plans, and what its former owners owe',
    params: ofUnit,
    response: one(unitCollection),
  }),
  holdCollection: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/collection-holds',
    access: 'Collection Update',
    summary: 'Hold the collection from those who own a unit: no late fee, no interest, no reminder meanwhile',
    params: ofUnit,
    body: collectionHoldInput,
    response: one(unitCollection),
    status: 201,
  }),
  endCollectionHold: defineRoute({
    method: 'POST',
    path: '/api/v1/collection-holds/:collectionHoldId/end',
    access: 'Collection Update',
    summary: 'Say the last day of a hold',
    params: z.object({ collectionHoldId: id }),
    body: z.object({ endsOn: day, version }),
    response: one(unitCollection),
  }),
  agreePaymentPlan: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/payment-plans',
    access: 'Collection Update',
    summary: 'Agree that what is open of a unit is paid by installments: while it is kept, nothing is added',
    params: ofUnit,
    body: paymentPlanInput,
    response: one(unitCollection),
    status: 201,
  }),
  endPaymentPlan: defineRoute({
    method: 'POST',
    path: '/api/v1/payment-plans/:paymentPlanId/end',
    access: 'Collection Update',
    summary: 'End a payment plan, because it was broken or for another reason',
    params: z.object({ paymentPlanId: id }),
    body: z.object({ reason: text(500), isDefault: z.boolean(), version }),
    response: one(unitCollection),
  }),
};

export type UnitCollection = z.infer<typeof unitCollection>;
export type CollectionHold = z.infer<typeof collectionHold>;
export type CollectionHoldInput = z.infer<typeof collectionHoldInput>;
export type PaymentPlan = z.infer<typeof paymentPlan>;
export type PaymentPlanInput = z.infer<typeof paymentPlanInput>;
