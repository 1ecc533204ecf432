import { call, defineResource } from '@courtyard/common';
import { addDays, addMonths } from '@courtyard/contract/days';
import { useQuery } from '@tanstack/react-query';
import { invoices } from '../invoice/invoice.queries';
import { unitAccounts } from '../unit-account/unit-account.queries';

/** What units owe, by the unit. */
export const statements = defineResource({
  section: 'accounting',
  key: 'statements',
  one: 'GET /api/v1/properties/:propertyId/statement',
});

/** What those who own a unit owe, or former owners by their ledger. */
export const useUnitStatement = (propertyId: string, ledgerId: string | null) =>
  statements.useRead('GET /api/v1/properties/:propertyId/statement', {
    ids: [propertyId],
    query: ledgerId === null ? {} : { ledgerId },
  });

/** The same of every unit that the signed-in person owns today. */
export const useMyStatements = () => statements.useRead('GET /api/v1/my-statements');

/** Accounts receivable by days past due, and what was past due at the ends of the last months. */
export const useReceivablesAging = () => unitAccounts.useRead('GET /api/v1/unit-accounts/aging');

/** Of what fell due in the twelve months before today: how much that was, and how much of it is settled. `dueOn` is the filter of its list. */
export const useCollected = (today: string) => {
  const dueOn = `${addMonths(today, -12)}..${addDays(today, -1)}`;
  return useQuery({
    queryKey: [...invoices.keys.all, 'collected', dueOn],
    queryFn: async ({ signal }) => {
      const query = { dueOn, status: ['open' as const, 'partial' as const, 'paid' as const] };
      const { data } = await call('GET /api/v1/invoices/totals', { query, signal });
      const { totalMinor = 0, openMinor = 0 } = data.sums;
      return { dueOn, totalMinor, settledMinor: totalMinor - openMinor };
    },
  });
};
