import type { Bill, BillChange, BillInput } from '@courtyard/contract/accounting/payables/bill/bill';
import { post, requireOpenDay } from '../../../../../ledger';
import { changeOf } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import type { Tx } from '../../../../../platform/database/database';
import { msg, type Text } from '../../../../../platform/http/language/sentence';
import { conflict, invalid } from '../../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../../../platform/section/conflicts';
import type { ApprovalContext } from '../../../../../platform/tenancy/approvals/approval-kind';
import { withdrawChanged } from '../../../../../platform/tenancy/approvals/end-approval';
import { lineFault } from '../../../journal-entry/written-lines';
import { takeNumbers } from '../../../receivables/owner-account/document-number.sql';
import { type OwnerChart, ownerChart } from '../../../receivables/owner-account/owner-chart';
import { billFiles, getBill } from '../queries/bill-details';
import { lockBills, wasOpenSince } from '../queries/bill-open.sql';
import { postOrAsk } from './bill-approval';
import { requireOthersBills } from './payee';

const problems = {
  bill_number: () =>
    invalid({ number: 'This vendor already has a bill with this number. Check that it isn’t the same one.' }),
};

function lineFaults(chart: OwnerChart, lines: BillInput['lines']): Record<string, Text> {
  const faults: Record<string, Text> = {};
  for (const [place, { accountId, fundId }] of lines.entries()) {
    const account = chart.account(accountId);
    const [field, text] = lineFault(account, chart.fund(fundId), fundId) ?? [];
    if (field !== undefined && text !== undefined) faults[`lines.${place}.${field}`] = text;
    else if (account && account.purpose !== null) {
      const name = `${account.code} ${account.name}`;
      faults[`lines.${place}.accountId`] = msg`${name} is a system account. Choose another account.`;
    }
  }
  return faults;
}

/** Throws a Problem: 422 by field for what is wrong with a bill, 409 for a day of a closed month. */
async function requireSound(context: CallContext, input: BillInput): Promise<void> {
  await requireOthersBills(context, [input.vendorId]);
  const chart = await ownerChart(context.tx);
  const vendor = await context.tx
    .selectFrom('vendor')
    .select('archivedAt')
    .where('id', '=', input.vendorId)
    .executeTakeFirst();
  const faults = lineFaults(chart, input.lines);
  if (!vendor) faults.vendorId = 'Vendor not found.';
  else if (vendor.archivedAt !== null) faults.vendorId = 'This vendor is archived. Restore it first.';
  if (input.billedOn > todayOf(context)) faults.billedOn = 'This date is in the future.';
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await requireOpenDay(context.tx, input.billedOn);
}

const totalOf = ({ kind, lines }: BillInput) =>
  (kind === 'credit' ? -1 : 1) * lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

async function writeLines(tx: Tx, tenantId: string, billId: string, lines: BillInput['lines']) {
  await tx.deleteFrom('billLine').where('billId', '=', billId).execute();
  await tx
    .insertInto('billLine')
    .values(lines.map((line, position) => ({ tenantId, billId, position, itemId: null, ...line })))
    .execute();
}

/** What the history tells of a bill: names in place of ids. */
const auditValues = ({ kind, vendor, number, billedOn, dueOn, totalMinor, memo, lines, files }: Bill) => ({
  kind,
  vendor: vendor.name,
  number,
  billedOn,
  dueOn,
  totalMinor,
  memo,
  lines: lines.map(({ account, fund }) => `${account.name}, ${fund.name}`),
  files: files.map(({ name }) => name),
});

/** Enters a bill: it is posted, or waits for a second person. */
export async function createBill(context: ApprovalContext, input: BillInput): Promise<Bill> {
  const { tx, tenant, caller, platform } = context;
  await requireSound(context, input);
  const { lines, fileIds, ...fields } = input;
  const id = newId();
  const voucher = await takeNumbers(tx, tenant.id, 'bill', 1);
  await withConstraintProblems(
    tx
      .insertInto('bill')
      .values({
        ...fields,
        tenantId: tenant.id,
        id,
        voucher,
        totalMinor: totalOf(input),
        openMinor: 0,
        enteredBy: caller.memberId,
        enteredByName: caller.displayName,
        voidedOn: null,
        voidedBy: null,
        voidReason: null,
        createdAt: platform.clock(),
      })
      .execute(),
    problems,
  );
  await writeLines(tx, tenant.id, id, lines);
  await billFiles.replace(context, id, fileIds);
  const made = await getBill(context, id);
  await recordChange(context, changeOf('bill.create', { bill: id }, {}, auditValues(made)));
  return postOrAsk(context, made);
}

const isUnposted = ({ status }: Pick<Bill, 'status'>) => status === 'waiting' || status === 'draft';

/** Changes a bill that is not posted; what waits about it is asked for anew. Throws versionConflict, and `bill-posted`. */
export async function updateBill(
  context: ApprovalContext,
  billId: string,
  { version, ...input }: BillChange,
): Promise<Bill> {
  const { tx, tenant } = context;
  await lockBills(tx, [billId]);
  const before = await getBill(context, billId);
  if (!isUnposted(before)) throw conflict('bill-posted', 'This bill is posted. Void it and enter a new one.');
  if (before.version !== version) throw versionConflict('bill');
  await requireSound(context, input);
  const { lines, fileIds, ...fields } = input;
  await withConstraintProblems(
    tx
      .updateTable('bill')
      .set({ ...fields, totalMinor: totalOf(input), isDraft: false, version: version + 1 })
      .where('id', '=', billId)
      .execute(),
    problems,
  );
  await writeLines(tx, tenant.id, billId, lines);
  await billFiles.replace(context, billId, fileIds);
  const after = await getBill(context, billId);
  await recordChange(
    context,
    changeOf('bill.update', { bill: billId }, auditValues(before), auditValues(after)),
  );
  await withdrawChanged(context, 'accounting');
  return postOrAsk(context, after);
}

/** Throws a Problem where a bill cannot be taken back on that day. */
function requireVoidable({ status, billedOn, totalMinor, openMinor }: Bill, on: string, today: string): void {
  if (status === 'void') throw conflict('bill-void', 'This bill is already void.');
  if (!isUnposted({ status }) && openMinor !== totalMinor)
    throw conflict(
      'bill-paid',
      'This bill or credit has payments. Void the payment first, then void the bill.',
    );
  if (on < billedOn) throw invalid({ on: 'A bill can’t be voided before its own date.' });
  if (on > today) throw invalid({ on: 'This date is in the future.' });
}

/** Takes a bill back, by a reversal where it is posted. Its number can be used again by the vendor's next bill. */
export async function voidBill(
  context: ApprovalContext,
  billId: string,
  { on, reason }: { on: string; reason: string },
): Promise<Bill> {
  const { tx, caller } = context;
  await lockBills(tx, [billId]);
  const before = await getBill(context, billId);
  requireVoidable(before, on, todayOf(context));
  if (!isUnposted(before) && !(await wasOpenSince(tx, before, on)))
    throw invalid({
      on: 'It still had a payment or applied credit on this date. Choose the date that was reversed, or a later one.',
    });
  await tx
    .updateTable('bill')
    .set({ openMinor: 0, voidedOn: on, voidedBy: caller.displayName, voidReason: reason })
    .set({ version: before.version + 1 })
    .where('id', '=', billId)
    .execute();
  await recordChange(
    context,
    changeOf('bill.void', { bill: billId }, { status: before.status }, { status: 'void', on, reason }),
  );
  await withdrawChanged(context, 'accounting');
  const [entry] = before.entries;
  if (entry) {
    const source = { kind: 'bill', id: billId };
    const reversal = { key: `bill-void:${billId}`, date: on, reverses: entry.id, source, memo: reason };
    await post(tx, [reversal], { id: caller.memberId, name: caller.displayName });
  }
  return getBill(context, billId);
}
