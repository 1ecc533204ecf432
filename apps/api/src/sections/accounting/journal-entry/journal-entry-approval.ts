import { journalEntryInput } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { formatMoney } from '@courtyard/contract/formats';
import { type TranslateOf, labelOf } from '@courtyard/contract/messages';
import { type Language, sharedLabels } from '@courtyard/contract/fields/labels';
import { day, id } from '@courtyard/contract';
import { z } from 'zod';
import { writersOf } from '../../../platform/audit/writers.sql';
import { longDay } from '../../../platform/notifications/kind';
import {
  type AnyApprovalKind,
  type ApprovalContent,
  defineApproval,
} from '../../../platform/tenancy/approvals/approval-kind';
import { reserveRule } from '../../../platform/tenancy/approvals/rules/weighing/reserve-rule';
import { reservesInWords } from '../reserve/reserves-in-words';
import { entryMessages as messages } from './entry-files';
import { actorOf, postEntry, reverseEntry } from './posting';

const amountInWords = z.object({ amountMinor: z.int(), currency: z.string() });

/** The reserve funds that it takes from. */
const reserves = z.array(z.string()).default([]);

const entryParameters = amountInWords.extend({
  /** That it will have: its files are attached to it already. */
  entryId: id,
  input: journalEntryInput,
  /** What each line is posted to, as it was called. */
  names: z.array(z.string()),
  reserves,
  /** The recurring entry that it is of. */
  templateId: id.optional(),
});

const reversalParameters = amountInWords.extend({
  entryId: id,
  no: z.int(),
  reserves,
  on: day,
  reason: z.string(),
});

type T = TranslateOf<typeof messages>;

/** From $5,000.00 on, where a community has set nothing else. */
const limits = [{ fromMinor: 500_000, deciders: 1 }];

function entryInWords(
  t: T,
  { amountMinor, currency, input, names, reserves: from }: z.output<typeof entryParameters>,
  language: Language,
): ApprovalContent {
  const money = (minor: number) => formatMoney(minor, currency, { language });
  const { memo, date, lines } = input;
  return {
    title: t('entry.title', { amount: money(amountMinor), hasMemo: memo !== null, memo: memo ?? '' }),
    changes: [
      { field: t('date'), before: null, after: longDay(date, language) },
      ...reservesInWords(language, from),
      ...lines.map((line, place) => ({
        field: names[place] ?? '',
        before: null,
        after: t(line.amountMinor > 0 ? 'debit' : 'credit', { amount: money(Math.abs(line.amountMinor)) }),
      })),
    ],
  };
}

const reversalInWords = (
  t: T,
  { amountMinor, currency, no, on, reason, reserves: from }: z.output<typeof reversalParameters>,
  language: Language,
): ApprovalContent => ({
  title: t('reversal.title', { no, amount: formatMoney(amountMinor, currency, { language }) }),
  changes: [
    { field: t('date'), before: null, after: longDay(on, language) },
    ...reservesInWords(language, from),
    { field: sharedLabels.reason[language], before: null, after: reason },
  ],
});

const byAmount = { deciding: 'Journal Entry Approve', ruled: 'amounts', limits } as const;

type Decided = Pick<AnyApprovalKind, 'name' | 'label' | 'deciding' | 'ruled' | 'limits'> &
  Partial<Pick<AnyApprovalKind, 'rule'>>;

const waitingEntry = (kind: Decided) =>
  defineApproval({
    ...kind,
    asking: 'Journal Entry Create',
    parameters: entryParameters,
    messages,
    content: entryInWords,
    // Nothing else changes it while it waits; what the books no longer allow, they refuse when it is posted.
    fingerprint: async (_context, { entryId }) => entryId,
    // Of a recurring entry the template says what is posted, whoever has it posted.
    writers: async ({ tx }, { templateId }) => {
      if (templateId === undefined) return [];
      const actions = ['recurring-entry.create', 'recurring-entry.update'];
      return writersOf(tx, { type: 'recurring-entry', id: templateId, actions });
    },
    carryOut: async (context, { entryId, input, templateId }) => {
      const { approvedBy } = context;
      await postEntry(context, { id: entryId, by: actorOf(context), approvedBy, templateId }, input);
    },
  });

/** An entry that a person wrote, of an amount that takes a second one. */
export const journalEntryApproval = waitingEntry({
  name: 'accounting.journal-entry',
  label: labelOf(messages, 'entry.label'),
  ...byAmount,
});

export const reserveEntryApproval = waitingEntry({
  name: 'accounting.reserve-entry',
  label: labelOf(messages, 'reserveEntry.label'),
  ...reserveRule,
});

const waitingReversal = (kind: Decided) =>
  defineApproval({
    ...kind,
    asking: 'Journal Entry Create',
    parameters: reversalParameters,
    messages,
    content: reversalInWords,
    fingerprint: async ({ tx }, { entryId }) => {
      const taken = await tx
        .selectFrom('journalEntry')
        .select('id')
        .where('reversesId', '=', entryId)
        .executeTakeFirst();
      return taken ? null : entryId;
    },
    carryOut: async (context, { entryId, on, reason }) => {
      await reverseEntry(context, entryId, { on, reason }, context.approvedBy);
    },
  });

export const journalReversalApproval = waitingReversal({
  name: 'accounting.journal-reversal',
  label: labelOf(messages, 'reversal.label'),
  ...byAmount,
});

export const reserveReversalApproval = waitingReversal({
  name: 'accounting.reserve-reversal',
  label: labelOf(messages, 'reserveReversal.label'),
  ...reserveRule,
});

export const entryApprovals = [
  journalEntryApproval,
  reserveEntryApproval,
  journalReversalApproval,
  reserveReversalApproval,
];
