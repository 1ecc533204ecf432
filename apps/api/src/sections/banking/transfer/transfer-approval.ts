import { transferInput } from '@courtyard/contract/banking/transfer/transfer';
import { transferWords } from '@courtyard/contract/banking/transfer/transfer.words';
import { id } from '@courtyard/contract';
import { defineMessages, type TranslateOf, wordOf } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/words';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { longDay } from '../../../platform/notifications/kind';
import {
  type AnyApprovalKind,
  type ApprovalWords,
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
): ApprovalWords {
  const words = transferWords;
  const amount = formatMoney(input.amountMinor, currency, { language });
  return {
    title: t('title', { amount, from, to }),
    changes: [
      { field: words.on[language], before: null, after: longDay(input.on, language) },
      { field: words.purpose[language], before: null, after: words[`purpose.${input.purpose}`][language] },
      ...(input.memo === null ? [] : [{ field: words.memo[language], before: null, after: input.memo }]),
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
    words: inWords,
    // Nothing else changes it while it waits; whether there is enough is asked when it is posted.
    fingerprint: async (_context, { transferId }) => transferId,
    carryOut: async (context, { transferId, input }) => {
      await postTransfer(context, transferId, input, context.approvedBy);
    },
  });

/** Another person approves it, whatever its amount, where a community has set nothing else. */
export const transferApproval = waitingTransfer({
  name: 'banking.transfer',
  label: wordOf(messages, 'label'),
  limits: [{ fromMinor: 0, deciders: 1 }],
});

/** Money that leaves a reserve fund; more than one other person approves it where the law asks for that (`defaultsByPlace`). */
export const reserveTransferApproval = waitingTransfer({
  name: 'banking.reserve-transfer',
  label: wordOf(messages, 'reserve.label'),
  limits: [{ fromMinor: 0, deciders: 1 }],
});

export const transferApprovals = [transferApproval, reserveTransferApproval];
