import type {
  VendorPaymentInput,
  VendorPaymentPreview,
} from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { balanced, type NewLine } from '../../../../../ledger';
import type { ReadContext } from '../../../../../platform/section/call-context';
import { type PlannedPart, planPayments, sumOf } from './plan-payments';
import { secondPersonOf } from './vendor-payment-approval';

const partOf = ({ bill: { id: billId, kind, number, openMinor }, amountMinor }: PlannedPart) => {
  const sign = kind === 'credit' ? -1 : 1;
  return { billId, kind, number, amountMinor: sign * amountMinor, openMinor: sign * openMinor };
};

/** Lines of one account and fund as one. */
function summed(lines: readonly NewLine[]) {
  const sums = new Map<string, { accountId: string; fundId: string; amountMinor: number }>();
  for (const { accountId, fundId, amountMinor } of lines) {
    const key = `${accountId} ${fundId}`;
    const before = sums.get(key)?.amountMinor ?? 0;
    sums.set(key, { accountId, fundId, amountMinor: before + amountMinor });
  }
  return [...sums.values()].filter(({ amountMinor }) => amountMinor !== 0);
}

/** What payments would do. Nothing is written. */
export async function previewPayments(
  context: ReadContext,
  input: VendorPaymentInput,
): Promise<VendorPaymentPreview> {
  const { tx } = context;
  const { chart, payments } = await planPayments(context, input, await secondPersonOf(context, input));
  const rows: VendorPaymentPreview['payments'] = [];
  for (const { parts, entry, reserves, ...payment } of payments) {
    const lines = entry.betweenFunds ? await balanced(tx, entry.lines) : entry.lines;
    rows.push({
      ...payment,
      reserves: [...reserves],
      parts: parts.map(partOf),
      postings: summed(lines).map(({ accountId, fundId, amountMinor }) => ({
        account: {
          id: accountId,
          name: `${chart.account(accountId)?.code} ${chart.account(accountId)?.name}`,
        },
        fund: { id: fundId, name: chart.fund(fundId)?.name ?? '' },
        amountMinor,
      })),
    });
  }
  return { payments: rows, totalMinor: sumOf(rows) };
}
