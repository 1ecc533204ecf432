import { z } from 'zod';
import { amountMinor, day, id, list, moment, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { voided, voidInput } from '../../voiding';
import { entryMention } from '../invoice/invoice';
import { saleKeepers } from './sale.values';

const keeper = z.enum(saleKeepers);

/** Who keeps what of a unit's account when it is sold, for sales from a day on. */
export const salePolicyInput = z.object({
  owed: keeper,
  /** What stands to the credit: dues paid ahead too. */
  credit: keeper,
  effectiveOn: day,
});

export const salePolicy = salePolicyInput.extend({
  id,
  /** Null for the one that every community begins with. */
  setAt: moment.nullable(),
  setBy: z.string().nullable(),
});

/** Moves what former owners left to those who own the unit on a day. */
export const saleMoveInput = z.object({
  /** Of the former owners. */
  ledgerId: id,
  owed: z.boolean(),
  credit: z.boolean(),
  movedOn: day,
});

export const saleMove = z.object({
  from: z.string(),
  to: z.string(),
  soldOn: day,
  /** What the policy of that day says. */
  policy: salePolicyInput.pick({ owed: true, credit: true }),
  owedMinor: amountMinor,
  creditMinor: amountMinor,
});

/** A move that was made, by a person or the clock. */
export const madeSaleMove = saleMove
  .pick({ from: true, to: true, owedMinor: true, creditMinor: true })
  .extend({
    /** Of its entry. */
    id,
    entry: entryMention,
    /** Of the former owners. */
    ledgerId: id,
    movedOn: day,
    movedBy: z.string(),
    undone: voided,
  });

/** What undoing a move does. */
export const saleMoveUndo = saleMove
  .pick({ from: true, to: true, owedMinor: true, creditMinor: true })
  .extend({
    /** Of the former owners, open again by so much. */
    invoices: z.array(z.object({ id, number: z.int(), amountMinor })),
  });

const ofUnit = z.object({ propertyId: id });
const ofMove = ofUnit.extend({ moveId: id });

export const saleRoutes = {
  listSalePolicies: defineRoute({
    method: 'GET',
    path: '/api/v1/sale-policies',
    access: 'Invoices List View',
    summary:
      'Who keeps what at sales of units, by the day it is in force from, the newest first, on one page',
    response: list(salePolicy),
  }),
  setSalePolicy: defineRoute({
    method: 'POST',
    path: '/api/v1/sale-policies',
    access: 'Invoice Create',
    summary:
      'Say who keeps what at sales from a day on. What goes with the unit is moved every morning after a sale, once for each; sales before keep theirs.',
    body: salePolicyInput,
    response: one(salePolicy),
    status: 201,
  }),
  previewSaleMove: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/sale-moves/preview',
    access: 'Invoice Create',
    summary: 'What of a former owners’ account would go to those who own the unit; nothing is written',
    readOnly: true,
    params: ofUnit,
    body: saleMoveInput,
    response: one(saleMove),
  }),
  moveSale: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/sale-moves',
    access: 'Invoice Create',
    summary:
      'Move what former owners owe, or what stands to their credit, to those who own the unit on a day. 409 `nothing-to-move` where nothing is left of it.',
    params: ofUnit,
    body: saleMoveInput,
    response: one(saleMove),
    status: 201,
  }),
  listSaleMoves: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/:propertyId/sale-moves',
    access: 'Invoice Details View',
    summary:
      'What was moved to the buyers at sales of a unit, those that were undone too, the newest first, on one page',
    params: ofUnit,
    response: list(madeSaleMove),
  }),
  previewSaleMoveUndo: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/sale-moves/:moveId/undo/preview',
    access: 'Invoice Create',
    summary: 'What undoing a move would do; nothing is written. It is refused as the undoing would be.',
    readOnly: true,
    params: ofMove,
    body: voidInput.pick({ on: true }),
    response: one(saleMoveUndo),
  }),
  undoSaleMove: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/sale-moves/:moveId/undo',
    access: 'Invoice Create',
    summary:
      'Take a move back by a reversal: what was moved is the former owners’ again, and is not moved again by the clock. 409 `move-undone`, `move-used` where something was paid of it or applied to it, `move-charged-late` where the buyers were charged late for it: take that back first.',
    params: ofMove,
    body: voidInput,
    response: one(madeSaleMove),
  }),
};

export type SalePolicy = z.infer<typeof salePolicy>;
export type SalePolicyInput = z.infer<typeof salePolicyInput>;
export type SaleMoveInput = z.infer<typeof saleMoveInput>;
export type SaleMove = z.infer<typeof saleMove>;
export type MadeSaleMove = z.infer<typeof madeSaleMove>;
export type SaleMoveUndo = z.infer<typeof saleMoveUndo>;
