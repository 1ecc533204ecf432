import { labelsFrom } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import type { FirstStepProvider } from '../../../../platform/section/first-steps/first-step';
import { isAny } from '../../../../platform/section/first-steps/is-any.sql';
import en from './dues-step.en.json';
import es from './dues-step.es.json';

/** The dues of a community that begins. */
export const duesStep: FirstStepProvider = {
  id: 'dues',
  titles: labelsFrom(en, es).title,
  permission: 'Recurring Template Create',
  look: async (tx) => ({
    isDone: await isAny(tx, sql`select from recurring_invoice`),
    url: '/accounting/recurring-invoices',
  }),
};
