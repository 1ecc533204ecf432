import type { propertyRoutes } from '@courtyard/contract/properties/property/property';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { asOfRevision } from '../../../../platform/database/lists/exact-total';
import type { AsOf } from '../../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../../platform/database/lists/list-values';
import { propertyConditions, propertyFilters, type PropertyFilters } from './properties.sql';

type ValuesQuery = z.output<(typeof propertyRoutes.propertyValues)['query']>;
type OfTenant<Q> = { tenantId: string; at: AsOf; query: Q };

/** What a filter of the list can be under the others; counted again only after something was written. */
export function propertyValues(tx: Tx, { tenantId, at, query }: OfTenant<ValuesQuery>) {
  const { of, find, ...filters } = query;
  return asOfRevision(
    tx,
    { tenantId, lists: ['property'], key: `values ${at.today} ${at.firstWeekday} ${JSON.stringify(query)}` },
    () =>
      valuesOfFilter({
        tx,
        query: tx.selectFrom('property').where(propertyConditions(filters, at, { except: of })),
        visible: tx.selectFrom('property'),
        filters: propertyFilters,
        asked: { of, find },
        chosen: filters,
        at,
      }),
  );
}

/** Sums over the list under its filters, likewise. */
export function propertyTotals(tx: Tx, { tenantId, at, query }: OfTenant<PropertyFilters>) {
  return asOfRevision(
    tx,
    { tenantId, lists: ['property'], key: `totals ${at.today} ${at.firstWeekday} ${JSON.stringify(query)}` },
    () =>
      totalsOf(tx.selectFrom('property').where(propertyConditions(query, at)), {
        areaSqFt: 'property.areaSqFt',
        ownershipShareMillionths: 'property.ownershipShareMillionths',
      }),
  );
}
