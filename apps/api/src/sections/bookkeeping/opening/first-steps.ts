import { labelsFrom } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import type { FirstStepProvider } from '../../../platform/section/first-steps/first-step';
import { isAny } from '../../../platform/section/first-steps/is-any.sql';
import en from './first-steps.en.json';
import es from './first-steps.es.json';

const labels = labelsFrom(en, es);

const chart = '/bookkeeping/chart-of-accounts';

/** How the books of a community begin. */
export const bookSteps: readonly FirstStepProvider[] = [
  {
    id: 'chart',
    titles: labels.chart,
    permission: 'Chart Update',
    look: async (tx) => ({ isDone: await isAny(tx, sql`select from account`), url: chart }),
  },
  {
    id: 'opening',
    titles: labels.opening,
    permission: 'Chart Update',
    // Who begins without any posts entries instead.
    look: async (tx) => ({
      isDone: await isAny(tx, sql`select from journal_entry`),
      url: `${chart}/opening-balances`,
    }),
  },
];
