import { id } from '@courtyard/contract';
import type { ExpenseClaim } from '@courtyard/contract/budget/expense-claim/expense-claim';
import { expenseClaimLabels } from '@courtyard/contract/budget/expense-claim/expense-claim.labels';
import { labelOf } from '@courtyard/contract/messages';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { changeOf } from '../../../../platform/audit/audit';
import { writersOf } from '../../../../platform/audit/writers.sql';
import { longDay } from '../../../../platform/notifications/kind';
import { recordChange } from '../../../../platform/section/call-context';
import { type ApprovalContext, defineApproval } from '../../../../platform/tenancy/approvals/approval-kind';
import { requestApproval } from '../../../../platform/tenancy/approvals/request-approval';
import { draftClaimBill } from './claim-bill';
import { claimMessages as messages, claimUrl, notifyApproved } from '../alerts/claim-notifications';
import { lockClaim, sendBack, writeClaim } from '../claim.service';

const parameters = z.object({
  claimId: id,
  number: z.int(),
  claimant: z.string(),
  purpose: z.string(),
  spentOn: z.string(),
  amountMinor: z.int(),
  currency: z.string(),
  /** What each line is charged to, and how much. */
  lines: z.array(z.object({ name: z.string(), amountMinor: z.int() })),
});

/** Approves a claim; its bill is drafted. */
async function approveNow(context: ApprovalContext, claimId: string): Promise<void> {
  const claim = await lockClaim(context, claimId);
  await writeClaim(context, claim, { state: 'approved' });
  await recordChange(
    context,
    changeOf(
      'expense-claim.approve',
      { 'expense-claim': claimId },
      { state: claim.state },
      { state: 'approved' },
    ),
  );
  await draftClaimBill(context, claim);
  await notifyApproved(context, claim);
}

/** A claim takes a second person at any amount, where a community has set nothing else. */
export const claimApproval = defineApproval({
  name: 'budget.expense-claim',
  label: labelOf(messages, 'approval.label'),
  asking: 'Tracked Expense Create',
  deciding: 'Expense Approve',
  ruled: 'amounts',
  limits: [{ fromMinor: 0, deciders: 1 }],
  parameters,
  messages,
  content(t, { number, claimant, purpose, spentOn, amountMinor, currency, lines }, language) {
    const money = (minor: number) => formatMoney(minor, currency, { language });
    const fact = (field: 'purpose' | 'spentOn', after: string) => ({
      field: expenseClaimLabels[field][language],
      before: null,
      after,
    });
    return {
      title: t('approval.title', { number, claimant, amount: money(amountMinor) }),
      changes: [
        fact('purpose', purpose),
        fact('spentOn', longDay(spentOn, language)),
        ...lines.map((line) => ({ field: line.name, before: null, after: money(line.amountMinor) })),
      ],
    };
  },
  // Each change of it is another version.
  fingerprint: async ({ tx }, { claimId }) => {
    const row = await tx
      .selectFrom('expenseClaim')
      .select('version')
      .where('id', '=', claimId)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    return row ? String(row.version) : null;
  },
  // Nobody approves their own claim, whoever set its accounts, nor accounts that they set.
  writers: async ({ tx }, { claimId }) => {
    const row = await tx
      .selectFrom('expenseClaim')
      .select('memberId')
      .where('id', '=', claimId)
      .executeTakeFirst();
    if (!row) return [];
    const wrote = await writersOf(tx, {
      type: 'expense-claim',
      id: claimId,
      actions: ['expense-claim.submit', 'expense-claim.update', 'expense-claim.review'],
    });
    return [...new Set([row.memberId, ...wrote])];
  },
  carryOut: (context, { claimId }) => approveNow(context, claimId),
  // Whoever declines a claim returns it to the claimant.
  refused: async (context, { claimId }, reason) =>
    sendBack(context, await lockClaim(context, claimId), reason),
});

/** Approves a claim whose accounts are set, or has it wait for a second person. */
export async function approveOrAsk(context: ApprovalContext, claim: ExpenseClaim): Promise<void> {
  const { currency } = context.tenant;
  const approvalId = await requestApproval(context, claimApproval, {
    parameters: {
      claimId: claim.id,
      number: claim.number,
      claimant: claim.claimant.name,
      purpose: claim.purpose,
      spentOn: claim.spentOn,
      amountMinor: claim.amountMinor,
      currency,
      lines: claim.lines.map(({ account, fund, amountMinor }) => ({
        name: `${account.name}, ${fund.name}`,
        amountMinor,
      })),
    },
    about: { record: 'expense-claim', recordId: claim.id, link: claimUrl(claim.id) },
    amount: { minor: claim.amountMinor, currency },
  });
  if (approvalId === null) await approveNow(context, claim.id);
}
