import type { ExpenseClaim } from '@courtyard/contract/budget/expense-claim/expense-claim';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import { claimSource } from '../expense-claims.sql';
import en from './claim.en.json';
import es from './claim.es.json';

export const claimMessages = defineMessages({ en, es });

const group = labelOf(claimMessages, 'claims');
const about = { number: z.int(), purpose: z.string() };

export const claimUrl = (id: string) => `/budget-expenses/payouts/details?id=${id}`;

/** To those who set the accounts of claims. */
const claimSubmitted = defineNotification({
  name: 'budget.claim-submitted',
  group,
  label: labelOf(claimMessages, 'submitted.label'),
  permission: 'Tracked Expense Create',
  parameters: z.object({ ...about, claimant: z.string() }),
  messages: claimMessages,
  content: (t, { number, purpose, claimant }) => ({
    title: t('submitted.title', { number, purpose }),
    text: t('submitted.text', { claimant }),
  }),
});

/** To the claimant, with the reason. */
const claimReturned = defineNotification({
  name: 'budget.claim-returned',
  group,
  label: labelOf(claimMessages, 'returned.label'),
  parameters: z.object({ ...about, reason: z.string() }),
  channels: { email: 'at-once' },
  messages: claimMessages,
  content: (t, { number, purpose, reason }) => ({
    title: t('returned.title', { number, purpose }),
    text: reason,
  }),
});

/** To the claimant: it will be paid. */
const claimApproved = defineNotification({
  name: 'budget.claim-approved',
  group,
  label: labelOf(claimMessages, 'approved.label'),
  parameters: z.object(about),
  messages: claimMessages,
  content: (t, { number, purpose }) => ({ title: t('approved.title', { number }), text: purpose }),
});

/** To the claimant: the payment is on its way. */
const claimPaid = defineNotification({
  name: 'budget.claim-paid',
  group,
  label: labelOf(claimMessages, 'paid.label'),
  parameters: z.object({ ...about, amountMinor: z.int(), currency: z.string() }),
  messages: claimMessages,
  content: (t, { number, purpose, amountMinor, currency }, { language }) => ({
    title: t('paid.title', { number }),
    text: t('paid.text', { amount: formatMoney(amountMinor, currency, { language }), purpose }),
  }),
});

export const claimNotifications = [claimSubmitted, claimReturned, claimApproved, claimPaid];

type Told = Pick<ExpenseClaim, 'id' | 'number' | 'purpose' | 'claimant'>;

export async function notifySubmitted(
  context: CallContext,
  { id, number, purpose, claimant }: Told,
): Promise<void> {
  const { tx, tenant, platform } = context;
  await platform.notify(tx, claimSubmitted, {
    tenant,
    parameters: { number, purpose, claimant: claimant.name },
    to: { holding: ['Tracked Expense Create', 'Expense Tracker Transactions View'], except: claimant.id },
    link: claimUrl(id),
  });
}

const toClaimant = ({ id, claimant }: Told) => ({ to: { memberIds: [claimant.id] }, link: claimUrl(id) });

export async function notifyReturned(context: CallContext, claim: Told, reason: string): Promise<void> {
  const { tx, tenant, platform } = context;
  const { number, purpose } = claim;
  await platform.notify(tx, claimReturned, {
    tenant,
    parameters: { number, purpose, reason },
    ...toClaimant(claim),
  });
}

export async function notifyApproved(context: CallContext, claim: Told): Promise<void> {
  const { tx, tenant, platform } = context;
  const { number, purpose } = claim;
  await platform.notify(tx, claimApproved, { tenant, parameters: { number, purpose }, ...toClaimant(claim) });
}

/** Tells claimants whose claims are paid in full. */
export async function notifyPaidClaims(
  { tx, tenant, platform }: CallContext,
  sources: readonly { kind: string; id: string }[],
): Promise<void> {
  const ids = sources.filter(({ kind }) => kind === claimSource).map(({ id }) => id);
  if (ids.length === 0) return;
  const claims = await tx
    .selectFrom('expenseClaim')
    .select(['id', 'number', 'purpose', 'amountMinor', 'memberId', 'claimantName'])
    .where('id', 'in', ids)
    .execute();
  for (const { memberId, claimantName, amountMinor, ...claim } of claims) {
    const { number, purpose } = claim;
    await platform.notify(tx, claimPaid, {
      tenant,
      parameters: { number, purpose, amountMinor, currency: tenant.currency },
      ...toClaimant({ ...claim, claimant: { id: memberId, name: claimantName } }),
    });
  }
}
