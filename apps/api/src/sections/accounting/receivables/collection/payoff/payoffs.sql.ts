import type { UnitCollection } from '@courtyard/contract/accounting/receivables/collection/collection';
import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';

/** The payoff statements of a unit, the newest first. */
export const payoffsOf = (tx: Tx, propertyId: string): Promise<UnitCollection['payoffs']> =>
  tx
    .selectFrom('payoffStatement')
    .select(['id', 'number', 'atDay as at'])
    .select(sql<number>`(figures ->> 'totalMinor')::bigint`.as('totalMinor'))
    .where('propertyId', '=', propertyId)
    .orderBy('number', 'desc')
    .execute();
