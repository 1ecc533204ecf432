import { z } from 'zod';
import { amountMinor, day, exported, id, list, listQuery } from '../../../wire/primitives';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../../wire/route';
import { invoiceOwners } from '../invoice/invoice.values';
import { unitAccountColumns } from './unit-account.columns';
import { unitHolds } from './unit-account.values';

/** What those who own a unit owed at the end of a day, or those who sold it and left something open. */
export const unitAccount = z.object({
  /** Of the unit's ledger; of the unit where it has none yet. */
  id,
  property: z.object({ id, name: z.string() }),
  building: z.string().nullable(),
  /** Empty: nobody owned it. */
  owners: z.string(),
  ownership: z.enum(invoiceOwners),
  /** Of former owners, by which their account is opened. */
  formerLedgerId: id.nullable(),
  held: z.enum(unitHolds).nullable(),
  /** The first day on which something fell due that was open then; null: nothing was overdue. */
  dueSince: day.nullable(),
  /** Charges that were open, by the days they were overdue. */
  currentMinor: amountMinor,
  to30Minor: amountMinor,
  to60Minor: amountMinor,
  to90Minor: amountMinor,
  over90Minor: amountMinor,
  /** Paid ahead and not applied; above zero. */
  creditMinor: amountMinor,
  /** What was owed less what was to its credit. */
  balanceMinor: amountMinor,
  at: day,
});

const accountsQuery = listQuery(unitAccountColumns.sort)
  .extend(filterQuery(unitAccountColumns))
  // The end of a day, today's where it is left out. What was posted into later days does not count.
  .extend({ at: day.optional() });
const accountsFilters = accountsQuery.omit({ cursor: true, limit: true, sort: true });

export const unitAccountRoutes = {
  listUnitAccounts: defineRoute({
    method: 'GET',
    path: '/api/v1/unit-accounts',
    access: 'Invoices List View',
    summary:
      'What every unit owed at the end of a day, by age, and what was to its credit; with former owners who left something open',
    query: accountsQuery,
    response: list(unitAccount),
  }),
  exportUnitAccounts: defineRoute({
    method: 'GET',
    path: '/api/v1/unit-accounts/export',
    access: 'Invoices List View',
    summary: 'All rows of the list of what units owe as a file',
    query: accountsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  unitAccountValues: defineRoute({
    method: 'GET',
    path: '/api/v1/unit-accounts/values',
    access: 'Invoices List View',
    summary: 'What a filter of the list of what units owe can be, counted under the others',
    query: accountsFilters.extend(requestedValues(unitAccountColumns)),
    response: filterValues,
  }),
  unitAccountTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/unit-accounts/totals',
    access: 'Invoices List View',
    summary:
      'How many there are under the filters, and what they owe by age; without filters, what the accounts of receivables and credits stood at',
    query: accountsFilters,
    response: listTotals,
  }),
};

export type UnitAccount = z.infer<typeof unitAccount>;
