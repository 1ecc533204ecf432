import { id } from '@courtyard/contract';
import { payoutMethods } from '@courtyard/contract/banking/payout/payout.values';
import { payoutLabels } from '@courtyard/contract/banking/payout/payout.labels';
import { defineMessages, type TranslateOf, labelOf } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { writersOf } from '../../../../platform/audit/writers.sql';
import { conflict } from '../../../../platform/http/problem';
import { longDay } from '../../../../platform/notifications/kind';
import { type ReadContext, recordChange } from '../../../../platform/section/call-context';
import {
  type AnyApprovalKind,
  type ApprovalContext,
  type ApprovalContent,
  defineApproval,
  type Ending,
} from '../../../../platform/tenancy/approvals/approval-kind';
import { requestApproval } from '../../../../platform/tenancy/approvals/request-approval';
import {
  kindsByReserve,
  reserveRule,
} from '../../../../platform/tenancy/approvals/rules/weighing/reserve-rule';
import { summedFrom } from '../../../../platform/tenancy/approvals/rules/weighing/weighed-amount';
import { asDraft, lockBatch, writeStep } from '../acting/batch-row';
import { storedBills } from '../payout-content';
import { payingOf } from '../payout-details';
import en from './payout.en.json';
import es from './payout.es.json';

export const payoutMessages = defineMessages({ en, es });

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

function inWords(
  t: TranslateOf<typeof payoutMessages>,
  given: BatchToApprove,
  language: Language,
): ApprovalContent {
  const { number, amountMinor, currency, bankAccount, payOn, method, bills, reserves } = given;
  const money = (minor: number) => formatMoney(minor, currency, { language });
  const change = (field: string, after: string) => ({ field, before: null, after });
  return {
    title: t('title', { number, amount: money(amountMinor) }),
    changes: [
      change(payoutLabels.payOn[language], longDay(payOn, language)),
      change(payoutLabels.bankAccount[language], bankAccount),
      ...reserves.map((fund) => change(payoutLabels.reserves[language], fund)),
      change(payoutLabels.method[language], payoutLabels[`method.${method}`][language]),
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
  const batch = await lockBatch(context, batchId);
  if (batch.status !== 'prepared' || batch.contentHash !== contentHash)
    throw conflict('changed-meanwhile', 'This batch changed in the meantime. Send it for approval again.');
  const approvedBy = by?.name ?? null;
  await recordChange(
    context,
    await writeStep(context, batch, 'approve', {
      status: 'approved',
      set: { approvedById: by?.id ?? null, approvedBy },
      told: { approvedBy },
    }),
  );
}

/** Makes a batch a draft again that nobody is asked about any more: it can be changed, and prepared again. */
async function returnToDraft(
  context: Ending,
  { batchId, contentHash }: Pick<BatchToApprove, 'batchId' | 'contentHash'>,
): Promise<void> {
  const batch = await lockBatch(context, batchId);
  // Changed or canceled, it ended what waited.
  if (batch.status !== 'prepared' || batch.contentHash !== contentHash) return;
  await context.audit(await writeStep(context, batch, 'return', { status: 'draft', set: asDraft }));
}

/** What the payees of a batch got from a date on, and will get by other batches. */
async function earlierToPayees(
  context: Pick<ReadContext, 'tx' | 'platform' | 'tenant'>,
  { batchId, from }: { batchId: string; from: string },
): Promise<number> {
  const paying = await payingOf(context);
  const billIds = (await storedBills(context.tx, batchId)).map(({ billId }) => billId);
  return paying.earlierOf(context, { billIds, from, exceptBatchId: batchId });
}

const waitingBatch = (
  kind: Pick<AnyApprovalKind, 'name' | 'label' | 'limits'> & Partial<Pick<AnyApprovalKind, 'rule'>>,
) =>
  defineApproval({
    ...kind,
    asking: 'Payout Create',
    deciding: 'Payout Approve',
    ruled: 'amounts',
    earlierToPayee: (context, { recordId: batchId, from }) => earlierToPayees(context, { batchId, from }),
    parameters,
    messages: payoutMessages,
    content: inWords,
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
    lapsed: (context, given) => returnToDraft(context, given),
  });

/** A batch of any amount takes a second person, where a community has set nothing else. */
export const payoutApproval = waitingBatch({
  name: 'banking.payout-batch',
  label: labelOf(payoutMessages, 'label'),
  limits: [{ fromMinor: 0, deciders: 1 }],
});

/** A batch that takes money from a reserve fund, by the rule of whatever leaves one. */
export const reservePayoutApproval = waitingBatch({
  name: 'banking.reserve-payout-batch',
  label: labelOf(payoutMessages, 'reserve.label'),
  limits: reserveRule.limits,
  rule: reserveRule.rule,
});

/** Has a prepared batch wait for approval; where the community asks for none it is approved. */
export async function askOrApprove(context: ApprovalContext, given: BatchToApprove): Promise<void> {
  const { tx } = context;
  const { batchId, amountMinor, currency } = given;
  const kinds = { standard: payoutApproval, ofReserve: reservePayoutApproval };
  const kindOf = await kindsByReserve(tx, kinds, async (sumDays) => {
    const earlierMinor = await earlierToPayees(context, { batchId, from: summedFrom(context, sumDays) });
    return () => earlierMinor;
  });
  const kind = kindOf(given);
  const approvalId =
    kind &&
    (await requestApproval(context, kind, {
      parameters: given,
      about: { record: 'payout-batch', recordId: batchId, link: batchUrl(batchId) },
      amount: { minor: amountMinor, currency },
    }));
  if (approvalId === null) await approve(context, given, null);
}
