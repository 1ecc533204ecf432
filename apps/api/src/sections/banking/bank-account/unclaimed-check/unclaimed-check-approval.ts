import { day, id } from '@courtyard/contract';
import { unclaimedCheckLabels as labels } from '@courtyard/contract/banking/unclaimed-check/unclaimed-check.labels';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { formatMoney } from '@courtyard/contract/formats';
import { sql } from 'kysely';
import { z } from 'zod';
import { longDay } from '../../../../platform/notifications/kind';
import { defineApproval } from '../../../../platform/tenancy/approvals/approval-kind';
import { lockMoves } from './moving/movable-check';
import { moveChecks } from './moving/move-check';
import { undoneOn } from './set-aside.sql';
import en from './unclaimed-check.en.json';
import es from './unclaimed-check.es.json';

export const unclaimedCheckMessages = defineMessages({ en, es });

const parameters = z.object({
  accountId: id,
  paymentId: id,
  on: day,
  number: z.int(),
  payee: z.string(),
  writtenOn: day,
  amountMinor: z.int(),
  currency: z.string(),
});

/** A stale check that is moved to a liability: another person approves it, whatever its amount, where a community has set nothing else. */
export const unclaimedCheckApproval = defineApproval({
  name: 'banking.unclaimed-check',
  label: labelOf(unclaimedCheckMessages, 'move.label'),
  asking: 'Bank Update',
  deciding: 'Bank Transfer Approve',
  ruled: 'amounts',
  limits: [{ fromMinor: 0, deciders: 1 }],
  lock: lockMoves,
  parameters,
  messages: unclaimedCheckMessages,
  content(t, { number, payee, writtenOn, amountMinor, currency, on }, language) {
    const amount = formatMoney(amountMinor, currency, { language });
    return {
      title: t('move.title', { number, payee, amount }),
      changes: [
        { field: labels.writtenOn[language], before: null, after: longDay(writtenOn, language) },
        { field: labels.on[language], before: null, after: longDay(on, language) },
      ],
    };
  },
  // A check that was voided or moved in the meantime is another matter.
  fingerprint: async ({ tx }, { paymentId }) => {
    const { rows } = await sql<{ id: string }>`
      select payment.id from vendor_payment payment where payment.id = ${paymentId} and payment.ended_as is null
        and not exists (select from unclaimed_check moved where moved.tenant_id = payment.tenant_id
          and moved.payment_id = payment.id and ${undoneOn} is null)`.execute(tx);
    return rows[0]?.id ?? null;
  },
  carryOut: (context, { accountId, paymentId, on }) =>
    moveChecks(context, { accountId, paymentIds: [paymentId], on }, context.approvedBy),
});
