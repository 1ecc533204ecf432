import { sql } from 'kysely';
import type { FirstStepProvider } from '../../../../platform/section/first-steps/first-step';
import { isAny } from '../../../../platform/section/first-steps/is-any.sql';

/** The dues of a community that begins. */
export const duesStep: FirstStepProvider = {
  id: 'dues',
  titles: { en: 'Set up recurring dues', es: 'Configurar las cuotas periódicas' },
  permission: 'Recurring Template Create',
  look: async (tx) => ({
    isDone: await isAny(tx, sql`select from recurring_invoice`),
    url: '/accounting/recurring-invoices',
  }),
};
