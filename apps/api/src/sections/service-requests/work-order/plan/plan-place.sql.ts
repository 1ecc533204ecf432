import { type SqlBool, sql } from 'kysely';

/** SQL on a row of `service_plan` beside its `area` and `asset`: what it maintains is still there and in use. */
export const isInUse = sql<SqlBool>`coalesce((area.id is not null and area.archived_at is null)
  or (asset.id is not null and asset.status <> 'retired'), false)`;
