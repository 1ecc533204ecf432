import type { ExpenseClaim } from '@courtyard/contract/budget/expense-claim/expense-claim';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import { claimSource } from '../expense-claims.sql';

const group = { en: 'Expense claims', es: 'Solicitudes de reembolso' };
const about = { number: z.int(), purpose: z.string() };

export const claimUrl = (id: string) => `/budget-expenses/payouts/details?id=${id}`;

/** To those who set the accounts of claims. */
const claimSubmitted = defineNotification({
  name: 'budget.claim-submitted',
  group,
  label: { en: 'Expense claim submitted', es: 'Solicitud de reembolso enviada' },
  permission: 'Tracked Expense Create',
  parameters: z.object({ ...about, claimant: z.string() }),
  words: {
    en: ({ number, purpose, claimant }) => ({
      title: `Expense claim #${number}: ${purpose}`,
      text: `Submitted by ${claimant}.`,
    }),
    es: ({ number, purpose, claimant }) => ({
      title: `Solicitud de reembolso n.º ${number}: ${purpose}`,
      text: `Enviada por ${claimant}.`,
    }),
  },
});

/** To the claimant, with the reason. */
const claimReturned = defineNotification({
  name: 'budget.claim-returned',
  group,
  label: { en: 'Your expense claim was returned', es: 'Su solicitud de reembolso se devolvió' },
  parameters: z.object({ ...about, reason: z.string() }),
  channels: { email: 'at-once' },
  words: {
    en: ({ number, purpose, reason }) => ({
      title: `Your expense claim #${number} was returned: ${purpose}`,
      text: reason,
    }),
    es: ({ number, purpose, reason }) => ({
      title: `Le devolvieron su solicitud de reembolso n.º ${number}: ${purpose}`,
      text: reason,
    }),
  },
});

/** To the claimant: it will be paid. */
const claimApproved = defineNotification({
  name: 'budget.claim-approved',
  group,
  label: { en: 'Your expense claim was approved', es: 'Su solicitud de reembolso se aprobó' },
  parameters: z.object(about),
  words: {
    en: ({ number, purpose }) => ({
      title: `Your expense claim #${number} was approved`,
      text: purpose,
    }),
    es: ({ number, purpose }) => ({
      title: `Se aprobó su solicitud de reembolso n.º ${number}`,
      text: purpose,
    }),
  },
});

/** To the claimant: the payment is on its way. */
const claimPaid = defineNotification({
  name: 'budget.claim-paid',
  group,
  label: { en: 'Your expense claim was paid', es: 'Su solicitud de reembolso se pagó' },
  parameters: z.object({ ...about, amountMinor: z.int(), currency: z.string() }),
  words: {
    en: ({ number, purpose, amountMinor, currency }) => ({
      title: `Your expense claim #${number} was paid`,
      text: `${formatMoney(amountMinor, currency, { language: 'en' })}: ${purpose}`,
    }),
    es: ({ number, purpose, amountMinor, currency }) => ({
      title: `Se pagó su solicitud de reembolso n.º ${number}`,
      text: `${formatMoney(amountMinor, currency, { language: 'es' })}: ${purpose}`,
    }),
  },
});

export const claimNotifications = [claimSubmitted, claimReturned, claimApproved, claimPaid];

type Told = Pick<ExpenseClaim, 'id' | 'number' | 'purpose' | 'claimant'>;

export async function tellSubmitted(
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

export async function tellReturned(context: CallContext, claim: Told, reason: string): Promise<void> {
  const { tx, tenant, platform } = context;
  const { number, purpose } = claim;
  await platform.notify(tx, claimReturned, {
    tenant,
    parameters: { number, purpose, reason },
    ...toClaimant(claim),
  });
}

export async function tellApproved(context: CallContext, claim: Told): Promise<void> {
  const { tx, tenant, platform } = context;
  const { number, purpose } = claim;
  await platform.notify(tx, claimApproved, { tenant, parameters: { number, purpose }, ...toClaimant(claim) });
}

/** Tells claimants whose claims are paid in full. */
export async function tellPaidClaims(
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
