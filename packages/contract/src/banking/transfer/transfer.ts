import { z } from 'zod';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import {
  amountMinor,
  day,
  exported,
  id,
  list,
  listQuery,
  maxMinor,
  moment,
  one,
  optionalLine,
} from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { transferColumns } from './transfer.columns';
import { transferPurposes, transferStatuses } from './transfer.values';

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
  /** `reversed`: its entry was reversed. */
  status: z.enum(transferStatuses),
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

const all = '/api/v1/bank-transfers';
const view = 'Banks List View';
const query = listQuery(transferColumns.sort).extend(filterQuery(transferColumns));
const filters = query.omit({ cursor: true, limit: true, sort: true });

export const transferRoutes = {
  listTransfers: defineRoute({
    method: 'GET',
    path: all,
    access: view,
    summary: 'Transfers between bank accounts',
    query,
    response: list(transfer),
  }),
  exportTransfers: defineRoute({
    method: 'GET',
    path: `${all}/export`,
    access: view,
    summary: 'All rows of the list of transfers as a file',
    query: query.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  transferValues: defineRoute({
    method: 'GET',
    path: `${all}/values`,
    access: view,
    summary: 'What a filter of the list of transfers can be, counted under the others',
    query: filters.extend(requestedValues(transferColumns)),
    response: filterValues,
  }),
  transferTotals: defineRoute({
    method: 'GET',
    path: `${all}/totals`,
    access: view,
    summary: 'How many transfers there are under the filters, and their sum',
    query: filters,
    response: listTotals,
  }),
  previewTransfer: defineRoute({
    method: 'POST',
    path: `${all}/preview`,
    access: 'Bank Transfer Create',
    summary: 'The entry that a transfer would post; nothing is written',
    readOnly: true,
    body: transferInput,
    response: one(transferPreview),
  }),
  createTransfer: defineRoute({
    method: 'POST',
    path: all,
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
