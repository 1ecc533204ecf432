import { z } from 'zod';
import { auditEntry, historyQuery } from '../../../platform/audit';
import { storedFile } from '../../../platform/files';
import { fieldRule } from '../../../wire/fields/field-rule';
import {
  amountMinor,
  day,
  enteredMinor,
  exported,
  id,
  line,
  list,
  listQuery,
  moment,
  one,
  optionalLine,
  version,
} from '../../../wire/primitives';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../../wire/route';
import { agingBucket, entryMention } from '../../receivables/invoice/invoice';
import { vendorTaxBox } from '../vendor/vendor';
import { billColumns } from './bill.columns';
import { billKinds, billStatuses } from './bill.values';
import { voided, voidInput } from '../../voiding';

export const billKind = z.enum(billKinds);
export const billStatus = z.enum(billStatuses);
const named = z.object({ id, name: z.string() });

/** One expense: an account, a fund, an amount. Once it is posted it is an open item of the ledger. */
export const billLineInput = z.object({
  accountId: id,
  fundId: id,
  description: optionalLine(200).default(null),
  /** Above zero, of a credit too. */
  amountMinor: enteredMinor.min(1),
  /** The box of the 1099 that paying it counts in. */
  taxBox: vendorTaxBox.nullable().default(null),
});

/** What people write of a bill, each field by itself. */
export const billFields = z.object({
  kind: billKind.default('bill'),
  vendorId: id,
  /** As the vendor has it: no two of one vendor that stand are the same. */
  number: line(60),
  billedOn: day,
  dueOn: day,
  memo: optionalLine(200).default(null),
  lines: z.array(billLineInput).min(1).max(100),
  /** Files from `POST /api/v1/files`. */
  fileIds: z.array(id).max(20).default([]),
});

type Fields = z.output<typeof billFields>;

const dueLater = <S extends z.ZodType<Fields>>(schema: S) =>
  schema.refine(
    ({ billedOn, dueOn }) => dueOn >= billedOn,
    fieldRule<Fields>('dueOn', 'The due date can’t be before the bill date.', ['billedOn']),
  );

/** A bill as it is entered, or a credit of a vendor. */
export const billInput = dueLater(billFields);
export const billChange = dueLater(billFields.extend({ version }));

export const billSummary = z.object({
  id,
  /** Counted in the community from 1; a void bill keeps its own. */
  voucher: z.int(),
  kind: billKind,
  vendor: named,
  number: z.string(),
  billedOn: day,
  dueOn: day,
  status: billStatus,
  /** Of what is still to be paid; null where nothing is. */
  aging: agingBucket.nullable(),
  /** Negative for a credit, as is what is open of it. */
  totalMinor: amountMinor,
  openMinor: amountMinor,
  memo: z.string().nullable(),
  version: z.int(),
});

export const billLine = billLineInput.extend({
  account: named,
  fund: named,
  description: z.string().nullable(),
  /** Above zero; nothing before it is posted. */
  openMinor: amountMinor,
});

/** A payment that paid some of a bill, or used some of a credit. */
export const billPayment = z.object({
  paymentId: id,
  number: z.int(),
  paidOn: day,
  amountMinor,
  isEnded: z.boolean(),
});

export const bill = billSummary.extend({
  lines: z.array(billLine),
  payments: z.array(billPayment),
  entries: z.array(entryMention),
  files: z.array(storedFile),
  enteredBy: z.string(),
  enteredAt: moment,
  /** Who approved it, where somebody had to. */
  approvedBy: z.string().nullable(),
  /** The permission that too few other members have for this draft to be approved; null where it can be. */
  missingRight: z.string().nullable(),
  voided,
});

const billParams = z.object({ billId: id });
const billsQuery = listQuery(billColumns.sort).extend(filterQuery(billColumns));
const billsFilters = billsQuery.omit({ cursor: true, limit: true, sort: true });
/** A hundred lines, each with a description. */
const bodyLimits = { bytes: 128 * 1024 };

export const billRoutes = {
  listBills: defineRoute({
    method: 'GET',
    path: '/api/v1/bills',
    access: 'Bills List View',
    summary: 'The bills and credits of vendors',
    query: billsQuery,
    response: list(billSummary),
  }),
  exportBills: defineRoute({
    method: 'GET',
    path: '/api/v1/bills/export',
    access: 'Bills List View',
    summary: 'All rows of the list of bills as a file',
    query: billsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  billValues: defineRoute({
    method: 'GET',
    path: '/api/v1/bills/values',
    access: 'Bills List View',
    summary: 'Filter values of the bill list, with counts under the other filters',
    query: billsFilters.extend(requestedValues(billColumns)),
    response: filterValues,
  }),
  billTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/bills/totals',
    access: 'Bills List View',
    summary: 'Number, total and balance due of bills under the filters',
    query: billsFilters,
    response: listTotals,
  }),
  createBill: defineRoute({
    method: 'POST',
    path: '/api/v1/bills',
    access: 'Bill Create',
    summary: 'Enter a bill or a credit. It is posted immediately, or sent for approval if required.',
    body: billInput,
    bodyLimits,
    response: one(bill),
    status: 201,
  }),
  getBill: defineRoute({
    method: 'GET',
    path: '/api/v1/bills/:billId',
    access: 'Bill Details View',
    summary: 'One bill with its lines, payments, entries and files',
    params: billParams,
    response: one(bill),
  }),
  updateBill: defineRoute({
    method: 'PUT',
    path: '/api/v1/bills/:billId',
    access: 'Bill Create',
    summary:
      'Edit a bill that is not posted. Its pending approval is withdrawn and requested again. 409 `bill-posted` if it is posted: void it and enter a new one.',
    params: billParams,
    body: billChange,
    bodyLimits,
    response: one(bill),
  }),
  voidBill: defineRoute({
    method: 'POST',
    path: '/api/v1/bills/:billId/void',
    access: 'Bill Create',
    summary:
      'Void a bill, with a reversal if it is posted. 409 `bill-paid` if it has payments: void those first.',
    params: billParams,
    body: voidInput,
    response: one(bill),
  }),
  billHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/bills/:billId/history',
    access: 'Bill Details View',
    summary: 'History of a bill',
    params: billParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type BillInput = z.infer<typeof billInput>;
export type BillChange = z.infer<typeof billChange>;
export type BillLineInput = z.infer<typeof billLineInput>;
export type BillSummary = z.infer<typeof billSummary>;
export type Bill = z.infer<typeof bill>;
