import { id } from '@courtyard/contract';
import type { Bill } from '@courtyard/contract/accounting/payables/bill/bill';
import { billLabels } from '@courtyard/contract/accounting/payables/bill/bill.labels';
import { labelOf } from '@courtyard/contract/messages';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { longDay } from '../../../../../platform/notifications/kind';
import {
  type ApprovalContext,
  defineApproval,
} from '../../../../../platform/tenancy/approvals/approval-kind';
import { askForApproval } from '../../../../../platform/tenancy/approvals/request-approval';
import { billMessages as messages, billUrl } from '../bill-documents';
import { getBill } from '../queries/bill-details';
import { billedBeside } from '../queries/earlier-amounts.sql';
import { billApprovalName, billWriters } from '../queries/bill-writers';
import { postBill } from './post-bill';

const parameters = z.object({
  billId: id,
  kind: z.enum(['bill', 'credit']),
  vendor: z.string(),
  number: z.string(),
  billedOn: z.string(),
  dueOn: z.string(),
  amountMinor: z.int(),
  currency: z.string(),
  /** What each line is posted to, and how much. */
  lines: z.array(z.object({ name: z.string(), amountMinor: z.int() })),
});

/** A bill of an amount that takes a second person: from $500.00 on, where a community has set nothing else. */
export const billApproval = defineApproval({
  name: billApprovalName,
  label: labelOf(messages, 'approval.label'),
  asking: 'Bill Create',
  deciding: 'Bill Approve',
  ruled: 'amounts',
  limits: [{ fromMinor: 50_000, deciders: 1 }],
  earlierToPayee: ({ tx, tenant }, { recordId, from }) =>
    billedBeside(tx, recordId, { from, timeZone: tenant.timeZone }),
  parameters,
  messages,
  content(t, { kind, vendor, number, billedOn, dueOn, amountMinor, currency, lines }, language) {
    const money = (minor: number) => formatMoney(minor, currency, { language });
    const day = (field: 'billedOn' | 'dueOn', value: string) => ({
      field: billLabels[field][language],
      before: null,
      after: longDay(value, language),
    });
    return {
      title: t('approval.title', {
        kind: billLabels[`kind.${kind}`][language],
        number,
        vendor,
        amount: money(amountMinor),
      }),
      changes: [
        day('billedOn', billedOn),
        day('dueOn', dueOn),
        ...lines.map((line) => ({ field: line.name, before: null, after: money(line.amountMinor) })),
      ],
    };
  },
  // Each change of it is another version.
  fingerprint: async ({ tx }, { billId }) => {
    const row = await tx
      .selectFrom('bill')
      .select('version')
      .where('id', '=', billId)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    return row ? String(row.version) : null;
  },
  writers: (context, { billId }) => billWriters(context, billId),
  carryOut: async (context, { billId }) => {
    await postBill(context, await getBill(context, billId), context.approvedBy);
  },
});

/** What whoever approves a bill is told of it. */
export const askedOf = (bill: Bill, currency: string): z.output<typeof parameters> => ({
  billId: bill.id,
  kind: bill.kind,
  vendor: bill.vendor.name,
  number: bill.number,
  billedOn: bill.billedOn,
  dueOn: bill.dueOn,
  amountMinor: Math.abs(bill.totalMinor),
  currency,
  lines: bill.lines.map(({ account, fund, amountMinor }) => ({
    name: `${account.name}, ${fund.name}`,
    amountMinor,
  })),
});

/**
 * Posts a bill, or has it wait for a second person. Where too few others could approve it, it stays a draft: nothing of what was
 * entered is lost, and its page names the missing permission.
 */
export async function postOrAsk(context: ApprovalContext, bill: Bill): Promise<Bill> {
  const { tx, tenant } = context;
  const answer = await askForApproval(context, billApproval, {
    parameters: askedOf(bill, tenant.currency),
    about: { record: 'bill', recordId: bill.id, link: billUrl(bill.id) },
    amount: { minor: Math.abs(bill.totalMinor), currency: tenant.currency },
  });
  if ('lacking' in answer) {
    await tx.updateTable('bill').set({ isDraft: true }).where('id', '=', bill.id).execute();
    return getBill(context, bill.id);
  }
  return answer.approvalId === null ? postBill(context, bill) : bill;
}
