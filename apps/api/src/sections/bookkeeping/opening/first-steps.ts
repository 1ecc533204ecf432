import { sql } from 'kysely';
import type { FirstStepProvider } from '../../../platform/section/first-steps/first-step';
import { isAny } from '../../../platform/section/first-steps/is-any.sql';

const chart = '/bookkeeping/chart-of-accounts';

/** How the books of a community begin. */
export const bookSteps: readonly FirstStepProvider[] = [
  {
    id: 'chart',
    titles: { en: 'Set up the chart of accounts', es: 'Crear el plan de cuentas' },
    permission: 'Chart Update',
    look: async (tx) => ({ isDone: await isAny(tx, sql`select from account`), url: chart }),
  },
  {
    id: 'opening',
    titles: { en: 'Post opening balances', es: 'Registrar los saldos iniciales' },
    permission: 'Chart Update',
    // Who begins without any posts entries instead.
    look: async (tx) => ({
      isDone: await isAny(tx, sql`select from journal_entry`),
      url: `${chart}/opening-balances`,
    }),
  },
];
