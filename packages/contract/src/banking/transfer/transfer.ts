import { z } from 'zod';
import { amountMinor, day, id, maxMinor, moment, one, optionalLine } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { transferPurposes } from './transfer.values';

const account = z.object({ id, code: z.string(), name: z.string(), fund: z.string() });

/** Money that was moved between two bank accounts of the community. */
export const transfer = z.object({
  id,
  /** Gapless in the community, from 1. */
  number: z.int(),
  on: day,
  from: account,
  to: account,
  amountMinor,
  purpose: z.enum(transferPurposes),
  memo: z.string().nullable(),
  entry: z.object({ id, no: z.int() }),
  /** Its entry was reversed. */
  isReversed: z.boolean(),
  createdBy: z.string(),
  approvedBy: z.string().nullable(),
  createdAt: moment,
});

export const transferInput = z.object({
  on: day,
  fromAccountId: id,
  toAccountId: id,
  amountMinor: amountMinor.min(1, 'Enter an amount above zero.').max(maxMinor),
  purpose: z.enum(transferPurposes),
  memo: optionalLine(200).default(null),
});

/** The entry that a transfer posts, and how many others have to approve it first. */
export const transferPreview = z.object({
  lines: z.array(
    z.object({ account: z.string(), fund: z.string(), /** A debit where positive. */ amountMinor }),
  ),
  /** In the bank account that it is taken from, at its date or today, whichever is less. */
  availableMinor: amountMinor,
  deciders: z.int(),
});

/** What it came to: posted, or waiting for approval. */
export const transferredOrWaiting = z.object({ transfer: transfer.nullable(), approvalId: id.nullable() });

export const transferRoutes = {
  listTransfers: defineRoute({
    method: 'GET',
    path: '/api/v1/bank-transfers',
    access: 'Banks List View',
    summary: 'Transfers between bank accounts, the newest first, at most 200',
    query: z.object({
      /** From it or to it. */
      accountId: id.optional(),
    }),
    response: one(z.array(transfer)),
  }),
  previewTransfer: defineRoute({
    method: 'POST',
    path: '/api/v1/bank-transfers/preview',
    access: 'Bank Transfer Create',
    summary: 'The entry that a transfer would post; nothing is written',
    readOnly: true,
    body: transferInput,
    response: one(transferPreview),
  }),
  createTransfer: defineRoute({
    method: 'POST',
    path: '/api/v1/bank-transfers',
    access: 'Bank Transfer Create',
    summary: 'Moves money between two bank accounts, or has that wait for approval',
    body: transferInput,
    response: one(transferredOrWaiting),
    status: 201,
  }),
};

export type Transfer = z.infer<typeof transfer>;
export type TransferInput = z.infer<typeof transferInput>;
export type TransferPreview = z.infer<typeof transferPreview>;
export type TransferredOrWaiting = z.infer<typeof transferredOrWaiting>;
