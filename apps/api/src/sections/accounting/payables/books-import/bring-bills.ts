import type { BillInput, BillSummary } from '@courtyard/contract/accounting/payables/bill/bill';
import { sql } from 'kysely';
import type { NewEntry } from '../../../../ledger';
import { type AuditEntry, changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import type { Tx } from '../../../../platform/database/database';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { withConstraintProblems } from '../../../../platform/section/conflicts';
import { decidersFor } from '../../../../platform/tenancy/approvals/approval-kind';
import { rulesOf } from '../../../../platform/tenancy/approvals/rules/approval-rule.sql';
import { takeNumbers } from '../../receivables/owner-account/document-number.sql';
import { billApproval } from '../bill/commands/bill-approval';
import { billEntry } from '../bill/commands/bill-entry.rules';
import { broughtMeanwhile } from './bring-vendors';

/** A bill or a credit that was open in another system, of what was open of it. */
export interface BroughtBill extends Pick<BillInput, 'kind' | 'number' | 'billedOn' | 'dueOn' | 'memo'> {
  vendor: BillSummary['vendor'];
  lines: readonly (Omit<BillInput['lines'][number], 'description'> & {
    accountName: string;
    description?: string | null;
  })[];
}

/** A bill that stands here. */
export interface StandingBill {
  vendorId: string;
  /** In lower case: two of one vendor are told apart by it. */
  number: string;
  totalMinor: number;
  /** It was brought from another system; otherwise somebody entered it. */
  isBrought: boolean;
}

/** Which bills of any vendor have one of these numbers and are not void. */
export async function standingBills(tx: Tx, numbers: readonly string[]): Promise<StandingBill[]> {
  const asked = [...new Set(numbers.map((number) => number.toLowerCase()))];
  const { rows } = await sql<StandingBill>`
    select bill.vendor_id as "vendorId", lower(bill.number) as number, bill.total_minor as "totalMinor",
      exists (select from journal_entry entry where entry.tenant_id = bill.tenant_id and entry.source_kind = 'bill'
        and entry.source_id = bill.id::text and entry.kind = 'moving-in') as "isBrought"
    from bill where lower(bill.number) = any(${asked}::text[]) and bill.voided_on is null`.execute(tx);
  return rows;
}

const totalOf = ({ kind, lines }: Pick<BroughtBill, 'kind' | 'lines'>): number =>
  (kind === 'credit' ? -1 : 1) * lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

type Weighed = Pick<BroughtBill, 'kind' | 'lines' | 'vendor'>;

/** Which of these bills would wait for a second person, were they entered here; by the sum of a vendor's where the rule adds them up. */
export async function billsThatWait(tx: Tx, bills: readonly Weighed[]): Promise<(bill: Weighed) => boolean> {
  const [found] = await rulesOf(tx, [billApproval]);
  const { limits = [], sumDays = null } = found?.rule ?? {};
  const amountOf = (bill: Weighed) => Math.abs(totalOf(bill));
  const ofVendor = new Map<string, number>();
  for (const bill of bills)
    ofVendor.set(bill.vendor.id, (ofVendor.get(bill.vendor.id) ?? 0) + amountOf(bill));
  return (bill) =>
    decidersFor(limits, sumDays === null ? amountOf(bill) : (ofVendor.get(bill.vendor.id) ?? 0)) > 0;
}

interface BroughtInto {
  /** How the bills get here: with the files of another system, or with the opening balances. */
  as: 'moving-in' | 'opening';
  on: string;
  /** What the items are posted against: the expense is in the books of the old system. */
  contraAccountId: string;
  payable: (fundId: string) => string;
}

const numberTaken = () =>
  conflict(
    'opening-stale',
    'A bill with one of these numbers was entered in the meantime, so nothing was posted. Check again.',
  );

/**
 * Enters open bills as posted ones, and gives the entry of each, still to be posted. They were approved in the old system: none waits
 * for approval here; their payments do.
 */
export async function bringBills(
  context: CallContext,
  bills: readonly BroughtBill[],
  { as, on, contraAccountId, payable }: BroughtInto,
): Promise<NewEntry[]> {
  if (bills.length === 0) return [];
  const { tx, tenant, caller, platform } = context;
  const first = await takeNumbers(tx, tenant.id, 'bill', bills.length);
  const made = bills.map((bill, place) => ({
    ...bill,
    id: newId(),
    voucher: first + place,
    lines: bill.lines.map((line, position) => ({
      ...line,
      position,
      itemId: newId(),
      description: line.description ?? null,
    })),
  }));
  await withConstraintProblems(
    tx
      .insertInto('bill')
      .values(
        made.map(({ id, voucher, kind, vendor, number, billedOn, dueOn, memo, lines }) => ({
          tenantId: tenant.id,
          id,
          voucher,
          kind,
          vendorId: vendor.id,
          number,
          billedOn,
          dueOn,
          memo,
          totalMinor: totalOf({ kind, lines }),
          openMinor: totalOf({ kind, lines }),
          isPosted: true,
          enteredBy: caller.memberId,
          enteredByName: caller.displayName,
          voidedOn: null,
          voidedBy: null,
          voidReason: null,
          createdAt: platform.clock(),
        })),
      )
      .execute(),
    { bill_number: as === 'opening' ? numberTaken : broughtMeanwhile },
  );
  await tx
    .insertInto('billLine')
    .values(
      made.flatMap(({ id, lines }) =>
        lines.map(({ accountName: _, ...line }) => ({ tenantId: tenant.id, billId: id, ...line })),
      ),
    )
    .execute();
  const changes = made.map(({ id, kind, vendor, number, billedOn, dueOn, memo, lines }): AuditEntry => {
    const facts = {
      kind,
      vendor: vendor.name,
      number,
      billedOn,
      dueOn,
      totalMinor: totalOf({ kind, lines }),
      memo,
      lines: lines.map(({ accountName }) => accountName),
    };
    return changeOf('bill.create', { bill: id }, {}, facts);
  });
  await recordChange(context, changes);
  return made.map((bill): NewEntry => {
    const entry = billEntry(payable, bill);
    const lines = entry.lines.map((line) =>
      line.itemId === undefined ? { ...line, accountId: contraAccountId } : line,
    );
    return { ...entry, date: on, kind: as, lines };
  });
}
