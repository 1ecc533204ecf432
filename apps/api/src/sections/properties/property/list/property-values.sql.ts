import type { propertyRoutes } from '@courtyard/contract/properties/property/property';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { asOfRevision } from '../../../../platform/database/lists/exact-total';
import { totalsOf, valuesOfFilter } from '../../../../platform/database/lists/list-values';
import { propertyConditions, propertyFilters, type PropertyFilters } from './properties.sql';

type ValuesQuery = z.output<(typeof propertyRoutes.propertyValues)['query']>;
type OfTenant<Q> = { tenantId: string; today: string; query: Q };

/** What a filter of the list can be under the others; counted again only after something was written. */
export function propertyValues(tx: Tx, { tenantId, today, query }: OfTenant<ValuesQuery>) {
  const { of, find, ...filters } = query;
  return asOfRevision(
    tx,
    { tenantId, lists: ['property'], key: `values ${today} ${JSON.stringify(query)}` },
    () =>
      valuesOfFilter({
        tx,
        query: tx.selectFrom('property').where(propertyConditions(filters, today, { except: of })),
        visible: tx.selectFrom('property'),
        filters: propertyFilters,
        asked: { of, find },
        chosen: filters,
        at: { today, timeZone: 'UTC' },
      }),
  );
}

/** Sums over the list under its filters, likewise. */
export function propertyTotals(tx: Tx, { tenantId, today, query }: OfTenant<PropertyFilters>) {
  return asOfRevision(
    tx,
    { tenantId, lists: ['property'], key: `totals ${today} ${JSON.stringify(query)}` },
    () =>
      totalsOf(tx.selectFrom('property').where(propertyConditions(query, today)), {
        areaSqFt: 'property.areaSqFt',
        ownershipShareMillionths: 'property.ownershipShareMillionths',
      }),
  );
}
