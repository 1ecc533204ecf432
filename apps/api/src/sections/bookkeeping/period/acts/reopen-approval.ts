import { formatMonth } from '@courtyard/contract/formats';
import { month } from '@courtyard/contract/bookkeeping/period/period';
import { type Language, sharedWords } from '@courtyard/contract/fields/words';
import { id } from '@courtyard/contract';
import { z } from 'zod';
import { type ApprovalWords, defineApproval } from '../../../../platform/tenancy/approvals/approval-kind';
import { standingClose } from '../period.sql';
import { reopenMonth } from './reopen';

const parameters = z.object({
  month,
  reason: z.string(),
  /** The act that closed it: of a month that was reopened and closed again meanwhile, it is another. */
  closedAs: id,
});

const words = {
  title: { en: 'Reopen', es: 'Reabrir' },
  reason: sharedWords.reason,
};

const inWords = (language: Language, { month: of, reason }: z.output<typeof parameters>): ApprovalWords => ({
  title: `${words.title[language]} ${formatMonth(`${of}-01`, { language, dateFormat: '' })}`,
  changes: [{ field: words.reason[language], before: null, after: reason }],
});

/** What was closed, reported and mailed is opened again by two. */
export const reopenApproval = defineApproval({
  name: 'bookkeeping.period-reopen',
  label: { en: 'Reopening a month', es: 'Reapertura de un mes' },
  asking: 'Period Close',
  deciding: 'Period Reopen Approve',
  ruled: 'deciders',
  parameters,
  words: { en: (given) => inWords('en', given), es: (given) => inWords('es', given) },
  fingerprint: async ({ tx }, { month: of, closedAs }) =>
    (await standingClose(tx, of))?.id === closedAs ? closedAs : null,
  carryOut: (context, { month: of, reason }) => reopenMonth(context, of, reason),
});
