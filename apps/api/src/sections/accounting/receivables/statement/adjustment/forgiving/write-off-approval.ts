import { id } from '@courtyard/contract';
import { adjustmentInput } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { type Language, sharedWords } from '@courtyard/contract/fields/words';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { longDay } from '../../../../../../platform/notifications/kind';
import {
  type ApprovalWords,
  defineApproval,
} from '../../../../../../platform/tenancy/approvals/approval-kind';
import { forgivableCharges } from './charges.sql';
import { postForgiving } from './post-forgiving';

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

const words = {
  title: { en: 'Write-off for', es: 'Baja por incobrable de' },
  date: { en: 'Date', es: 'Fecha' },
  reason: sharedWords.reason,
};

function inWords(language: Language, given: z.output<typeof parameters>): ApprovalWords {
  const { input, unit, charges, amountMinor, currency } = given;
  const money = (minor: number) => formatMoney(minor, currency, { language });
  return {
    title: `${words.title[language]} ${unit}: ${money(amountMinor)}`,
    changes: [
      { field: words.date[language], before: null, after: longDay(input.adjustedOn, language) },
      ...input.lines.map((line, place) => ({
        field: charges[place] ?? '',
        before: null,
        after: money(line.amountMinor),
      })),
      { field: words.reason[language], before: null, after: input.reason },
    ],
  };
}

/** What an owner will not pay becomes an expense: always by two persons. */
export const writeOffApproval = defineApproval({
  name: 'accounting.write-off',
  label: { en: 'Write-off', es: 'Baja por incobrable' },
  asking: 'Invoice Create',
  deciding: 'Owner Credit Approve',
  ruled: 'deciders',
  parameters,
  words: { en: (given) => inWords('en', given), es: (given) => inWords('es', given) },
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
