import { cutTo } from '@courtyard/contract/primitives';
import type {
  Deposit,
  DepositInput,
  DepositPreview,
} from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { type NewEntry, post, requireOpenDay } from '../../../../ledger';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { msg, type Text } from '../../../../platform/http/language/sentence';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../platform/section/call-context';
import { dayWord } from '../../../../platform/notifications/kind';
import { postingsOf } from '../statement/adjustment/postings.rules';
import { entriesOf, mentionOf } from '../owner-account/document-entries.sql';
import { takeNumbers } from '../owner-account/document-number.sql';
import { type OwnerChart, ownerChart } from '../owner-account/owner-chart';
import { ofDocument, standingEntries } from '../payment/standing-entries.sql';
import { depositQuery, summaryOf } from './deposit.sql';
import { backSince, paymentsOfDeposit, type WaitingPayment, waitingOf } from './deposited-payments.sql';

/** Throws a Problem, 404. */
export async function getDeposit({ tx }: Pick<ReadContext, 'tx'>, depositId: string): Promise<Deposit> {
  const row = await depositQuery(tx)
    .select(['deposit.memo', 'deposit.createdAt', 'deposit.voidedOn'])
    .select(['deposit.voidedBy', 'deposit.voidReason'])
    .where('deposit.id', '=', depositId)
    .executeTakeFirst();
  if (!row) throw notFound('deposit');
  const { memo, createdAt, voidedOn, voidedBy, voidReason, ...summary } = row;
  const entries = await entriesOf(tx, 'deposit', depositId);
  const [posted] = entries;
  const payments = await paymentsOfDeposit(tx, depositId);
  return {
    ...summaryOf(summary),
    memo,
    payments: payments.map(({ accountId: _, ...payment }) => payment),
    entries: entries.map(mentionOf),
    postedAt: posted?.postedAt ?? createdAt,
    postedBy: posted?.postedBy ?? '',
    voided: voidedOn === null ? null : { on: voidedOn, reason: voidReason ?? '', by: voidedBy ?? '' },
  };
}

interface PlannedDeposit {
  chart: OwnerChart;
  payments: WaitingPayment[];
  totalMinor: number;
}

function bankFault(chart: OwnerChart, accountId: string): Text | undefined {
  const account = chart.account(accountId);
  if (!account) return 'There is no such account.';
  if (account.archivedAt !== null) return 'This account is archived.';
  const name = `${account.code} ${account.name}`;
  return account.purpose === 'bank' ? undefined : msg`${name} isn’t a bank account. Choose a bank account.`;
}

const inAnotherUntil = (day: string): Text =>
  msg`Until ${dayWord(day)} one of these payments was in another deposit. Choose that date or later.`;

async function planDeposit(
  context: ReadContext,
  { depositedOn, bankAccountId, paymentIds }: DepositInput,
  { isPosted }: { isPosted: boolean },
): Promise<PlannedDeposit> {
  const { tx } = context;
  const chart = await ownerChart(tx);
  const fault = bankFault(chart, bankAccountId);
  if (fault !== undefined) throw invalid({ bankAccountId: fault });
  if (depositedOn > todayOf(context)) throw invalid({ depositedOn: 'This date is in the future.' });
  const ids = [...new Set(paymentIds)];
  const payments = await waitingOf(tx, ids, { isPosted });
  if (payments.length < ids.length)
    throw invalid({
      paymentIds: 'One of these payments was already deposited or reversed. Reload the page.',
    });
  if (payments.some(({ receivedOn }) => receivedOn > depositedOn))
    throw invalid({ depositedOn: 'One of these payments was received later. Choose its date or later.' });
  const back = await backSince(tx, ids);
  if (back !== null && depositedOn < back) throw invalid({ depositedOn: inAnotherUntil(back) });
  await requireOpenDay(tx, depositedOn);
  return { chart, payments, totalMinor: payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0) };
}

/** The bank against where the money waited, with due-to and due-from where it is of another fund. */
function depositEntry(
  { chart, payments, totalMinor }: PlannedDeposit,
  id: string,
  { depositedOn, bankAccountId, reference, memo }: DepositInput,
): NewEntry {
  const waited = new Map<string, { accountId: string; fundId: string; amountMinor: number }>();
  for (const { accountId, fund, amountMinor } of payments) {
    const key = `${accountId} ${fund.id}`;
    const before = waited.get(key)?.amountMinor ?? 0;
    waited.set(key, { accountId, fundId: fund.id, amountMinor: before - amountMinor });
  }
  const fundId = chart.account(bankAccountId)?.fundId ?? chart.operatingFund();
  return {
    key: `deposit:${id}`,
    date: depositedOn,
    kind: 'deposit',
    source: { kind: 'deposit', id },
    memo: memo ?? reference,
    betweenFunds: true,
    lines: [{ accountId: bankAccountId, fundId, amountMinor: totalMinor }, ...waited.values()],
  };
}

/** What a deposit would post. Nothing is written. */
export async function previewDeposit(context: ReadContext, input: DepositInput): Promise<DepositPreview> {
  const plan = await planDeposit(context, input, { isPosted: false });
  return {
    totalMinor: plan.totalMinor,
    postings: postingsOf(plan.chart, depositEntry(plan, newId(), input)),
  };
}

/** Brings payments that wait to a bank account. */
export async function createDeposit(context: CallContext, input: DepositInput): Promise<Deposit> {
  const { tx, tenant, caller, platform } = context;
  const plan = await planDeposit(context, input, { isPosted: true });
  const { depositedOn, bankAccountId, reference, memo } = input;
  const { payments, totalMinor: amountMinor } = plan;
  const id = newId();
  const number = await takeNumbers(tx, tenant.id, 'deposit', 1);
  const given = { depositedOn, bankAccountId, reference, memo };
  const fresh = { voidedOn: null, voidedBy: null, voidReason: null, createdAt: platform.clock() };
  const paymentCount = payments.length;
  await tx
    .insertInto('deposit')
    .values({ tenantId: tenant.id, id, number, ...given, paymentCount, amountMinor, ...fresh })
    .execute();
  await tx
    .insertInto('depositPayment')
    .values(
      payments.map((payment, position) => ({
        tenantId: tenant.id,
        depositId: id,
        paymentId: payment.id,
        position,
      })),
    )
    .execute();
  const ids = payments.map((payment) => payment.id);
  await tx.updateTable('payment').set({ depositId: id }).where('id', 'in', ids).execute();
  const bankAccount = plan.chart.account(bankAccountId)?.name;
  await recordChange(
    context,
    changeOf(
      'deposit.post',
      { deposit: id },
      {},
      { number, depositedOn, bankAccount, reference, paymentCount, amountMinor },
    ),
  );
  await post(tx, [depositEntry(plan, id, input)], { id: caller.memberId, name: caller.displayName });
  return getDeposit(context, id);
}

/** Throws a Problem where a deposit cannot be taken back on that day. */
function requireVoidable({ status, depositedOn, payments }: Deposit, on: string, today: string): void {
  if (status === 'void') throw conflict('deposit-void', 'This deposit is already void.');
  if (payments.some((payment) => payment.status !== 'received'))
    throw conflict(
      'deposit-returned',
      'The bank returned a payment in this deposit, so the deposit can’t be voided.',
    );
  if (on < depositedOn) throw invalid({ on: 'The reversal date can’t be before the entry date.' });
  if (on > today) throw invalid({ on: 'This date is in the future.' });
}

/** Takes a deposit back by a reversal: its payments wait again. */
export async function voidDeposit(
  context: CallContext,
  depositId: string,
  { on, reason }: { on: string; reason: string },
): Promise<Deposit> {
  const { tx, caller } = context;
  await tx
    .selectFrom('payment')
    .select('id')
    .where('depositId', '=', depositId)
    .orderBy('id')
    .forUpdate()
    .execute();
  requireVoidable(await getDeposit(context, depositId), on, todayOf(context));
  const standing = await standingEntries(tx, ofDocument('deposit', depositId));
  await tx.updateTable('payment').set({ depositId: null }).where('depositId', '=', depositId).execute();
  await tx
    .updateTable('deposit')
    .set({ voidedOn: on, voidedBy: caller.displayName, voidReason: reason })
    .where('id', '=', depositId)
    .execute();
  await recordChange(
    context,
    changeOf('deposit.void', { deposit: depositId }, { status: 'posted' }, { status: 'void', on, reason }),
  );
  const source = { kind: 'deposit', id: depositId };
  const memo = cutTo(reason, 200);
  await post(
    tx,
    standing.map(({ id }) => ({ key: `deposit-void:${id}`, date: on, reverses: id, source, memo })),
    { id: caller.memberId, name: caller.displayName },
  );
  return getDeposit(context, depositId);
}
