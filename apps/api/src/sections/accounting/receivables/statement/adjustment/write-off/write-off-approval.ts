import { id } from '@courtyard/contract';
import { adjustmentInput } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { sharedLabels } from '@courtyard/contract/fields/labels';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { longDay } from '../../../../../../platform/notifications/kind';
import { defineApproval } from '../../../../../../platform/tenancy/approvals/approval-kind';
import { forgivableCharges } from './charges.sql';
import { postForgiving } from './post-forgiving';
import en from './write-off.en.json';
import es from './write-off.es.json';

const messages = defineMessages({ en, es });

const parameters = z.object({
  /** That it will have. */
  id,
  input: adjustmentInput,
  unit: z.string(),
  /** What each line is for. */
  charges: z.array(z.string()),
  amountMinor: z.int(),
  currency: z.string(),
});

/** What an owner will not pay becomes an expense: always by two persons. */
export const writeOffApproval = defineApproval({
  name: 'accounting.write-off',
  label: labelOf(messages, 'label'),
  asking: 'Invoice Create',
  deciding: 'Owner Credit Approve',
  ruled: 'deciders',
  parameters,
  messages,
  content(t, { input, unit, charges, amountMinor, currency }, language) {
    const money = (minor: number) => formatMoney(minor, currency, { language });
    return {
      title: t('title', { unit, amount: money(amountMinor) }),
      changes: [
        { field: t('date'), before: null, after: longDay(input.adjustedOn, language) },
        ...input.lines.map((line, place) => ({
          field: charges[place] ?? '',
          before: null,
          after: money(line.amountMinor),
        })),
        { field: sharedLabels.reason[language], before: null, after: input.reason },
      ],
    };
  },
  // It is withdrawn where so much is not open any more.
  fingerprint: async ({ tx }, { id: writeOffId, input: { lines } }) => {
    const charges = await forgivableCharges(
      tx,
      lines.map(({ itemId }) => itemId),
    );
    const isOpen = lines.every(
      ({ itemId, amountMinor }) => (charges.get(itemId)?.openMinor ?? 0) >= amountMinor,
    );
    return isOpen ? writeOffId : null;
  },
  carryOut: async (context, { id: writeOffId, input }) => {
    await postForgiving(context, writeOffId, input, context.approvedBy);
  },
});
