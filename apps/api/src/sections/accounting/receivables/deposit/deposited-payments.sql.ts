import type { DepositedPayment } from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { propertiesOf } from '../payment/list/payment.sql';

/** A payment with where its money waits, in the books. */
export interface WaitingPayment extends DepositedPayment {
  accountId: string;
}

const maxWaiting = 500;

/** Payments with the fund that their receipt brought the money into. */
const paymentsWhere = (condition: RawBuilder<SqlBool>, order: RawBuilder<unknown>) => sql<WaitingPayment>`
  select payment.id, payment.number, payment.received_on as "receivedOn", payment.payer, payment.method, payment.reference,
    payment.status, payment.amount_minor as "amountMinor", payment.deposit_to_id as "accountId", ${propertiesOf} as properties,
    (select jsonb_build_object('id', fund.id, 'name', fund.name) from journal_entry receipt
      join journal_line line on line.tenant_id = receipt.tenant_id and line.entry_id = receipt.id
        and line.account_id = payment.deposit_to_id
      join fund on fund.tenant_id = line.tenant_id and fund.id = line.fund_id
      where receipt.tenant_id = payment.tenant_id and receipt.source_kind = 'payment' and receipt.source_id = payment.id::text
        and receipt.kind = 'receipt' and receipt.reverses_id is null limit 1) as fund
  from payment where ${condition} order by ${order} limit ${maxWaiting}`;

const isWaiting = sql<SqlBool>`payment.deposit_id is null and payment.ended_as is null
  and payment.deposit_to_id in (select id from account where purpose = 'undeposited')`;

/** Payments that wait in undeposited funds, the oldest first. */
export async function undepositedPayments(tx: Tx): Promise<WaitingPayment[]> {
  const { rows } = await paymentsWhere(isWaiting, sql`payment.received_on, payment.number`).execute(tx);
  return rows;
}

/** Of these payments, those that wait; to deposit them they are locked. */
export async function waitingOf(
  tx: Tx,
  ids: readonly string[],
  { isPosted }: { isPosted: boolean },
): Promise<WaitingPayment[]> {
  if (isPosted)
    await tx
      .selectFrom('payment')
      .select('id')
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute();
  const { rows } = await paymentsWhere(
    sql<SqlBool>`payment.id = any(${[...ids]}::uuid[]) and ${isWaiting}`,
    sql`payment.received_on, payment.number`,
  ).execute(tx);
  return rows;
}

/** What is in a deposit, or was, in its order. */
export async function paymentsOfDeposit(tx: Tx, depositId: string): Promise<WaitingPayment[]> {
  const { rows } = await paymentsWhere(
    sql<SqlBool>`payment.id in (select payment_id from deposit_payment where deposit_id = ${depositId})`,
    sql`payment.received_on, payment.number`,
  ).execute(tx);
  return rows;
}

/** The last day on which a deposit of one of these payments was taken back: before, they were at the bank. Null where none was. */
export async function backSince(tx: Tx, paymentIds: readonly string[]): Promise<string | null> {
  const { on } = await tx
    .selectFrom('depositPayment')
    .innerJoin('deposit', (join) =>
      join
        .onRef('deposit.tenantId', '=', 'depositPayment.tenantId')
        .onRef('deposit.id', '=', 'depositPayment.depositId'),
    )
    .select(({ fn }) => fn.max('deposit.voidedOn').as('on'))
    .where('depositPayment.paymentId', 'in', [...paymentIds])
    .executeTakeFirstOrThrow();
  return on;
}
