import { sql } from 'kysely';
import type { AuditEntry } from '../../../platform/audit/audit';
import { notFound } from '../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../platform/section/call-context';
import { ownPropertyIds } from './property.sql';

/** Who may list all properties works with any of them; everybody else with those they own or live in. */
export const seesAll = ({ caller }: Pick<CallContext, 'caller'>): boolean =>
  caller.permissions.has('Properties List View');

/** Throws notFound for a property that is not there or not the caller's to see: the two look the same. */
export async function requireProperty(context: CallContext, propertyId: string): Promise<void> {
  const found = await context.tx
    .selectFrom('property')
    .select('id')
    .where('id', '=', propertyId)
    .$if(!seesAll(context), (query) =>
      query.where(
        sql<boolean>`property.id in (${ownPropertyIds(context.caller.memberId, todayOf(context))})`,
      ),
    )
    .executeTakeFirst();
  if (!found) throw notFound('property');
}

/** Writes into the history of a property what was done to it or to what belongs to it. */
export function recordOnProperty(
  context: CallContext,
  propertyId: string,
  action: string,
  changes: AuditEntry['changes'],
): Promise<void> {
  return recordChange(context, { action, subjectType: 'property', subjectId: propertyId, changes });
}
