import { formatMonth } from '@courtyard/contract/formats';
import { month } from '@courtyard/contract/bookkeeping/period/period';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { sharedLabels } from '@courtyard/contract/fields/labels';
import { id } from '@courtyard/contract';
import { z } from 'zod';
import { defineApproval } from '../../../../platform/tenancy/approvals/approval-kind';
import { standingClose } from '../period.sql';
import en from './period-approvals.en.json';
import es from './period-approvals.es.json';
import { reopenMonth } from './reopen';

const parameters = z.object({
  month,
  reason: z.string(),
  /** The action that closed it: of a month that was reopened and closed again meanwhile, it is another. */
  closedAs: id,
});

const messages = defineMessages({ en, es });

/** What was closed, reported and mailed is opened again by two. */
export const reopenApproval = defineApproval({
  name: 'bookkeeping.period-reopen',
  label: labelOf(messages, 'reopen.label'),
  asking: 'Period Close',
  deciding: 'Period Reopen Approve',
  ruled: 'deciders',
  parameters,
  messages,
  content: (t, { month: of, reason }, language) => ({
    title: t('reopen.title', { month: formatMonth(`${of}-01`, { language, dateFormat: '' }) }),
    changes: [{ field: sharedLabels.reason[language], before: null, after: reason }],
  }),
  fingerprint: async ({ tx }, { month: of, closedAs }) =>
    (await standingClose(tx, of))?.id === closedAs ? closedAs : null,
  carryOut: (context, { month: of, reason }) => reopenMonth(context, of, reason),
});
