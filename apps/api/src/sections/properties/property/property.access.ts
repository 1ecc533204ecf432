import { sql } from 'kysely';
import { notFound } from '../../../platform/http/problem';
import { type Act, todayOf } from '../act';
import { ownPropertyIds } from './property.sql';

/** Who may list all properties works with any of them; everybody else with those they own or live in. */
export const seesAll = ({ caller }: Pick<Act, 'caller'>): boolean =>
  caller.permissions.has('Properties List View');

/** Throws notFound for a property that is not there or not the caller's to see: the two look the same. */
export async function requireProperty(act: Act, propertyId: string): Promise<void> {
  const found = await act.tx
    .selectFrom('property')
    .select('id')
    .where('id', '=', propertyId)
    .$if(!seesAll(act), (query) =>
      query.where(sql<boolean>`property.id in (${ownPropertyIds(act.caller.memberId, todayOf(act))})`),
    )
    .executeTakeFirst();
  if (!found) throw notFound('property');
}
