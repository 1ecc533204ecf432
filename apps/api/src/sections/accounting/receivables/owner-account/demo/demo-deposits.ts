import { startOfMonth } from '@courtyard/contract/days';
import { newId } from '../../../../../platform/core/ids';
import type { Tx } from '../../../../../platform/database/database';
import type { DemoCommunity } from '../../../../../platform/section/demo/demo-community';
import { takeNumbers } from '../document-number.sql';
import type { DemoBooks } from './demo-books';

/** One deposit of the checks of last month; those of this month wait. Its payments are stored already. */
export async function seedDeposit(
  tx: Tx,
  { id: tenantId }: DemoCommunity,
  books: DemoBooks,
  { today, waitsIn, bankId, fundId }: { today: string; waitsIn: string; bankId: string; fundId: string },
): Promise<void> {
  const payments = books.payments.filter(
    ({ depositToId, receivedOn }) => depositToId === waitsIn && receivedOn < startOfMonth(today),
  );
  const depositedOn = payments
    .map(({ receivedOn }) => receivedOn)
    .toSorted()
    .at(-1);
  if (depositedOn === undefined) return;
  const id = newId();
  const amountMinor = payments.reduce((sum, payment) => sum + payment.amountMinor, 0);
  const reference = '4410';
  books.entries.push({
    key: `deposit:${id}`,
    date: depositedOn,
    kind: 'deposit',
    source: { kind: 'deposit', id },
    memo: reference,
    lines: [
      { accountId: bankId, fundId, amountMinor },
      { accountId: waitsIn, fundId, amountMinor: -amountMinor },
    ],
  });
  const number = await takeNumbers(tx, tenantId, 'deposit', 1);
  await tx
    .insertInto('deposit')
    .values({
      tenantId,
      id,
      number,
      depositedOn,
      bankAccountId: bankId,
      reference,
      memo: null,
      paymentCount: payments.length,
      amountMinor,
      voidedOn: null,
      voidedBy: null,
      voidReason: null,
      createdAt: `${depositedOn}T17:00:00Z`,
    })
    .execute();
  const ids = payments.map((payment) => payment.id);
  await tx
    .insertInto('depositPayment')
    .values(ids.map((paymentId, position) => ({ tenantId, depositId: id, paymentId, position })))
    .execute();
  await tx.updateTable('payment').set({ depositId: id }).where('id', 'in', ids).execute();
}
