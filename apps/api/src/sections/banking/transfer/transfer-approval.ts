import { transferInput } from '@courtyard/contract/banking/transfer/transfer';
import { transferLabels } from '@courtyard/contract/banking/transfer/transfer.labels';
import { id } from '@courtyard/contract';
import { defineMessages, type TranslateOf, labelOf } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { longDay } from '../../../platform/notifications/kind';
import {
  type AnyApprovalKind,
  type ApprovalContent,
  defineApproval,
} from '../../../platform/tenancy/approvals/approval-kind';
import { postTransfer } from './post-transfer';
import en from './transfer.en.json';
import es from './transfer.es.json';

const messages = defineMessages({ en, es });

const parameters = z.object({
  /** That it will have. */
  transferId: id,
  input: transferInput,
  from: z.string(),
  to: z.string(),
  currency: z.string(),
});

type Parameters = z.output<typeof parameters>;

function inWords(
  t: TranslateOf<typeof messages>,
  { input, from, to, currency }: Parameters,
  language: Language,
): ApprovalContent {
  const labels = transferLabels;
  const amount = formatMoney(input.amountMinor, currency, { language });
  return {
    title: t('title', { amount, from, to }),
    changes: [
      { field: labels.on[language], before: null, after: longDay(input.on, language) },
      { field: labels.purpose[language], before: null, after: labels[`purpose.${input.purpose}`][language] },
      ...(input.memo === null ? [] : [{ field: labels.memo[language], before: null, after: input.memo }]),
    ],
  };
}

const waitingTransfer = (kind: Pick<AnyApprovalKind, 'name' | 'label' | 'limits'>) =>
  defineApproval({
    ...kind,
    asking: 'Bank Transfer Create',
    deciding: 'Bank Transfer Approve',
    ruled: 'amounts',
    parameters,
    messages,
    content: inWords,
    // Nothing else changes it while it waits; whether there is enough is asked when it is posted.
    fingerprint: async (_context, { transferId }) => transferId,
    carryOut: async (context, { transferId, input }) => {
      await postTransfer(context, transferId, input, context.approvedBy);
    },
  });

/** Another person approves it, whatever its amount, where a community has set nothing else. */
export const transferApproval = waitingTransfer({
  name: 'banking.transfer',
  label: labelOf(messages, 'label'),
  limits: [{ fromMinor: 0, deciders: 1 }],
});

/** Money that leaves a reserve fund; more than one other person approves it where the law asks for that (`defaultsByPlace`). */
export const reserveTransferApproval = waitingTransfer({
  name: 'banking.reserve-transfer',
  label: labelOf(messages, 'reserve.label'),
  limits: [{ fromMinor: 0, deciders: 1 }],
});

export const transferApprovals = [transferApproval, reserveTransferApproval];
