import { journalEntryInput } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { formatMoney } from '@courtyard/contract/formats';
import { type Language, sharedWords } from '@courtyard/contract/fields/words';
import { day, id } from '@courtyard/contract';
import { z } from 'zod';
import { writersOf } from '../../../platform/audit/writers.sql';
import { longDay } from '../../../platform/notifications/kind';
import {
  type AnyApprovalKind,
  type ApprovalWords,
  defineApproval,
} from '../../../platform/tenancy/approvals/approval-kind';
import { reserveRule } from '../../../platform/tenancy/approvals/rules/weighing/reserve-rule';
import { reservesInWords } from '../reserve/reserves-in-words';
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

const words = {
  debit: { en: 'Debit', es: 'Debe' },
  credit: { en: 'Credit', es: 'Haber' },
  date: { en: 'Date', es: 'Fecha' },
  reason: sharedWords.reason,
  entry: { en: 'Journal entry for', es: 'Asiento de' },
  reversal: { en: 'Reversal of entry', es: 'Anulación del asiento' },
};

/** From $5,000.00 on, where a community has set nothing else. */
const limits = [{ fromMinor: 500_000, deciders: 1 }];

function entryInWords(
  language: Language,
  { amountMinor, currency, input, names, reserves: from }: z.output<typeof entryParameters>,
): ApprovalWords {
  const memo = input.memo === null ? '' : `: ${input.memo}`;
  return {
    title: `${words.entry[language]} ${formatMoney(amountMinor, currency, { language })}${memo}`,
    changes: [
      { field: words.date[language], before: null, after: longDay(input.date, language) },
      ...reservesInWords(language, from),
      ...input.lines.map((line, place) => ({
        field: names[place] ?? '',
        before: null,
        after: `${words[line.amountMinor > 0 ? 'debit' : 'credit'][language]} ${formatMoney(Math.abs(line.amountMinor), currency, { language })}`,
      })),
    ],
  };
}

const reversalInWords = (
  language: Language,
  { amountMinor, currency, no, on, reason, reserves: from }: z.output<typeof reversalParameters>,
): ApprovalWords => ({
  title: `${words.reversal[language]} ${no}, ${formatMoney(amountMinor, currency, { language })}`,
  changes: [
    { field: words.date[language], before: null, after: longDay(on, language) },
    ...reservesInWords(language, from),
    { field: words.reason[language], before: null, after: reason },
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
    words: { en: (given) => entryInWords('en', given), es: (given) => entryInWords('es', given) },
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
  label: { en: 'Journal entry', es: 'Asiento contable' },
  ...byAmount,
});

export const reserveEntryApproval = waitingEntry({
  name: 'accounting.reserve-entry',
  label: { en: 'Journal entry from a reserve fund', es: 'Asiento con cargo a una reserva' },
  ...reserveRule,
});

const waitingReversal = (kind: Decided) =>
  defineApproval({
    ...kind,
    asking: 'Journal Entry Create',
    parameters: reversalParameters,
    words: { en: (given) => reversalInWords('en', given), es: (given) => reversalInWords('es', given) },
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
  label: { en: 'Reversal of a journal entry', es: 'Anulación de un asiento' },
  ...byAmount,
});

export const reserveReversalApproval = waitingReversal({
  name: 'accounting.reserve-reversal',
  label: {
    en: 'Reversal of an entry from a reserve fund',
    es: 'Anulación de un asiento con cargo a una reserva',
  },
  ...reserveRule,
});

export const entryApprovals = [
  journalEntryApproval,
  reserveEntryApproval,
  journalReversalApproval,
  reserveReversalApproval,
];
