import { id } from '@courtyard/contract';
import { payoutMethods } from '@courtyard/contract/banking/payout/payout.values';
import { payoutWords } from '@courtyard/contract/banking/payout/payout.words';
import type { Language } from '@courtyard/contract/fields/words';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { changeOf } from '../../../../platform/audit/audit';
import { writersOf } from '../../../../platform/audit/writers.sql';
import { conflict } from '../../../../platform/http/problem';
import { longDay } from '../../../../platform/notifications/kind';
import { recordChange } from '../../../../platform/section/call-context';
import {
  type AnyApprovalKind,
  type ApprovalContext,
  type ApprovalWords,
  defineApproval,
} from '../../../../platform/tenancy/approvals/approval-kind';
import { requestApproval } from '../../../../platform/tenancy/approvals/request-approval';
import { kindsByReserve, reserveRule } from '../../../accounting';

const parameters = z.object({
  batchId: id,
  number: z.int(),
  contentHash: z.string(),
  amountMinor: z.int(),
  currency: z.string(),
  bankAccount: z.string(),
  payOn: z.string(),
  method: z.enum(payoutMethods),
  /** Each bill by vendor and number; of a credit the amount is negative. */
  bills: z.array(z.object({ name: z.string(), amountMinor: z.int() })),
  /** The reserve funds that it takes from. */
  reserves: z.array(z.string()),
});

export type BatchToApprove = z.output<typeof parameters>;

export const batchUrl = (batchId: string) => `/banking-reports/payouts/details?id=${batchId}`;

function inWords(language: Language, given: BatchToApprove): ApprovalWords {
  const { number, amountMinor, currency, bankAccount, payOn, method, bills, reserves } = given;
  const money = (minor: number) => formatMoney(minor, currency, { language });
  const change = (field: string, after: string) => ({ field, before: null, after });
  return {
    title: `${payoutWords.payoutBatch[language]} #${number}: ${money(amountMinor)}`,
    changes: [
      change(payoutWords.payOn[language], longDay(payOn, language)),
      change(payoutWords.bankAccount[language], bankAccount),
      ...reserves.map((fund) => change(payoutWords.reserves[language], fund)),
      change(payoutWords.method[language], payoutWords[`method.${method}`][language]),
      ...bills.map((bill) => change(bill.name, money(bill.amountMinor))),
    ],
  };
}

/** Marks a prepared batch as approved, as long as it is what was looked at. */
async function approve(
  context: ApprovalContext,
  { batchId, contentHash }: Pick<BatchToApprove, 'batchId' | 'contentHash'>,
  by: { id: string; name: string } | null,
): Promise<void> {
  const { tx, platform } = context;
  const row = await tx
    .updateTable('payoutBatch')
    .set(({ eb }) => ({
      status: 'approved' as const,
      approvedById: by?.id ?? null,
      approvedBy: by?.name ?? null,
      version: eb('version', '+', 1),
      updatedAt: platform.clock(),
    }))
    .where('id', '=', batchId)
    .where('status', '=', 'prepared')
    .where('contentHash', '=', contentHash)
    .returning('number')
    .executeTakeFirst();
  if (!row) throw conflict('changed-meanwhile', 'This batch was changed in the meantime. Prepare it again.');
  await recordChange(
    context,
    changeOf(
      'payout-batch.approve',
      { 'payout-batch': batchId },
      { status: 'prepared' },
      { status: 'approved', approvedBy: by?.name ?? null },
    ),
  );
}

const waitingBatch = (
  kind: Pick<AnyApprovalKind, 'name' | 'label' | 'limits'> & Partial<Pick<AnyApprovalKind, 'rule'>>,
) =>
  defineApproval({
    ...kind,
    asking: 'Payout Create',
    deciding: 'Payout Approve',
    ruled: 'amounts',
    parameters,
    words: { en: (given) => inWords('en', given), es: (given) => inWords('es', given) },
    // What is prepared again with the same content is the same batch.
    fingerprint: async ({ tx }, { batchId }) => {
      const row = await tx
        .selectFrom('payoutBatch')
        .select('contentHash')
        .where('id', '=', batchId)
        .where('status', '=', 'prepared')
        .executeTakeFirst();
      return row?.contentHash ?? null;
    },
    // Nobody approves what they wrote, also where somebody else prepares it.
    writers: ({ tx }, { batchId }) =>
      writersOf(tx, {
        type: 'payout-batch',
        id: batchId,
        actions: ['payout-batch.create', 'payout-batch.update', 'payout-batch.prepare'],
      }),
    carryOut: (context, given) => approve(context, given, context.approvedBy),
  });

/** A batch of any amount takes a second person, where a community has set nothing else. */
export const payoutApproval = waitingBatch({
  name: 'banking.payout-batch',
  label: { en: 'Payout batch', es: 'Lote de pagos' },
  limits: [{ fromMinor: 0, deciders: 1 }],
});

/** A batch that takes money from a reserve fund, by the rule of whatever leaves one. */
export const reservePayoutApproval = waitingBatch({
  name: 'banking.reserve-payout-batch',
  label: { en: 'Payout batch from a reserve fund', es: 'Lote de pagos de un fondo de reserva' },
  limits: reserveRule.limits,
  rule: reserveRule.rule,
});

/** Has a prepared batch wait for approval; where the community asks for none it is approved. */
export async function askOrApprove(context: ApprovalContext, given: BatchToApprove): Promise<void> {
  const { tx } = context;
  const { batchId, amountMinor, currency } = given;
  const kindOf = await kindsByReserve(tx, { usual: payoutApproval, ofReserve: reservePayoutApproval });
  const kind = kindOf(given);
  const approvalId =
    kind &&
    (await requestApproval(context, kind, {
      parameters: given,
      about: { thing: 'payout-batch', thingId: batchId, link: batchUrl(batchId) },
      amount: { minor: amountMinor, currency },
    }));
  if (approvalId === null) await approve(context, given, null);
}
