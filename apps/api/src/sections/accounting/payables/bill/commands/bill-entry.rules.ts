import type { BillSummary } from '@courtyard/contract/accounting/payables/bill/bill';
import type { NewEntry, NewItem } from '../../../../../ledger';
import type { BillLineTable } from '../bill.tables';

export interface PostableBill extends Pick<BillSummary, 'id' | 'kind' | 'number' | 'billedOn' | 'dueOn'> {
  vendor: BillSummary['vendor'];
  memo: string | null;
  lines: readonly (Omit<BillLineTable, 'tenantId' | 'billId' | 'itemId'> & { itemId: string })[];
}

/** The entry of a bill: its expenses, and of each line an open item of what is owed to the vendor; a credit is the other way round. */
export function billEntry(payable: (fundId: string) => string, bill: PostableBill): NewEntry {
  const { id, kind, vendor, number, billedOn, dueOn, memo, lines } = bill;
  const sign = kind === 'credit' ? -1 : 1;
  const source = { kind: 'bill', id };
  const party = { kind: 'vendor' as const, id: vendor.id };
  const items = lines.map(({ itemId, fundId, accountId, description }): NewItem => ({
    id: itemId,
    accountId: payable(fundId),
    fundId,
    contraAccountId: accountId,
    party,
    chargeType: 'other',
    source,
    memo: description,
    issuedOn: billedOn,
    dueOn,
  }));
  return {
    key: `bill:${id}`,
    date: billedOn,
    kind: kind === 'credit' ? 'vendor-credit' : 'bill',
    source,
    memo: [vendor.name, number, memo].filter(Boolean).join(' · '),
    items,
    lines: lines.flatMap(({ itemId, accountId, fundId, amountMinor, description }) => [
      { accountId, fundId, amountMinor: sign * amountMinor, party, memo: description },
      { accountId: payable(fundId), fundId, amountMinor: -sign * amountMinor, itemId },
    ]),
  };
}
