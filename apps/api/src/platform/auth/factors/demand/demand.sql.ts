import type { FactorDemand } from '@courtyard/contract';
import { sql } from 'kysely';
import { becomeSelf, enterTenant } from '../../../database/connection/transaction';
import type { Tx } from '../../../database/database';
import { msg } from '../../../http/language/sentence';
import { conflict } from '../../../http/problem';
import { membershipsOf } from '../../sessions/end-sessions.service';
import { hasFactor } from './has-factor.sql';

interface Demanded extends Omit<FactorDemand, 'isOwed'> {
  enforcedFrom: string;
}

/** The second factor that roles of a member demand, in the transaction's community; null where none does. */
export async function demandOn(tx: Tx, memberId: string): Promise<Demanded | null> {
  const { rows } = await sql<Demanded>`
    select array_agg(role.name order by role.name) as roles, min(demand.due_on) as due_on,
      min(demand.enforced_from) as enforced_from,
      (array_agg(asker.display_name order by demand.enforced_from))[1] as by
    from factor_demand demand join role on role.tenant_id = demand.tenant_id and role.id = demand.role_id
    left join member asker on asker.tenant_id = role.tenant_id and asker.id = role.factor_asked_by
    where demand.member_id = ${memberId} having count(*) > 0`.execute(tx);
  return rows[0] ?? null;
}

/** Throws where somebody has no second factor left and a community of theirs demands one. The transaction goes on in any of them. */
export async function requireFactorLeft(tx: Tx, identityId: string): Promise<void> {
  if (await hasFactor(tx, identityId)) return;
  await becomeSelf(tx, identityId);
  for (const { tenantId, memberId } of await membershipsOf(tx, identityId, {})) {
    await enterTenant(tx, tenantId);
    if ((await demandOn(tx, memberId)) === null) continue;
    const { name } = await tx.selectFrom('tenant').select('name').executeTakeFirstOrThrow();
    throw conflict(
      'factor-demanded',
      msg`${name} requires two-factor authentication, and this is your last factor. Add another first.`,
    );
  }
}
