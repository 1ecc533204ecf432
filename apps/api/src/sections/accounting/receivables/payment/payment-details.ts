import type { Payment } from '@courtyard/contract/accounting/receivables/payment/payment';
import { sql } from 'kysely';
import type { Call } from '../../../../platform/http/implement';
import { notFound } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';
import { entriesOf, mentionOf } from '../owner-account/document-entries.sql';
import { depositOf, settledBy } from './payment-parts.sql';
import { paymentQuery } from './list/payment.sql';
import { sentenceTeller } from './policy/policy.rules';
import { policiesOf } from './policy/policy.sql';

/** Throws a Problem, 404. */
export async function getPayment(
  context: Pick<ReadContext, 'tx' | 'tenant'> & Pick<Call, 'translate'>,
  paymentId: string,
): Promise<Payment> {
  const { tx, tenant } = context;
  const row = await paymentQuery(tx)
    .innerJoin('account', (join) =>
      join.onRef('account.tenantId', '=', 'payment.tenantId').onRef('account.id', '=', 'payment.depositToId'),
    )
    .select(['payment.depositToId', 'payment.memo', 'payment.endedOn', 'payment.endedBy'])
    .select(['payment.endReason', 'payment.createdAt'])
    .select(sql<string>`account.code || ' ' || account.name`.as('depositToName'))
    .where('payment.id', '=', paymentId)
    .executeTakeFirst();
  if (!row) throw notFound('payment');
  const { depositToId, depositToName, endedOn, endedBy, endReason, createdAt, ...payment } = row;
  const entries = await entriesOf(tx, 'payment', paymentId);
  const [receipt] = entries;
  const told = sentenceTeller(await policiesOf(tx, tenant.id), context.translate);
  const deposit = await depositOf(tx, paymentId);
  const isEnded = endedOn !== null;
  return {
    ...payment,
    depositTo: { id: depositToId, name: depositToName },
    deposit: deposit && { id: deposit.id, number: deposit.number },
    allocations: (await settledBy(tx, paymentId, { isEnded })).map(({ sentence, ...settled }) => ({
      ...settled,
      sentence: sentence === null ? '' : told(sentence),
    })),
    entries: entries.map(mentionOf),
    recordedAt: receipt?.postedAt ?? createdAt,
    recordedBy: receipt?.postedBy ?? '',
    ended: isEnded ? { on: endedOn, reason: endReason ?? '', by: endedBy ?? '' } : null,
  };
}
