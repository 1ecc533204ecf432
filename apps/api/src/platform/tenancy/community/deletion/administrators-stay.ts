import { deletionWaitingDays } from '@courtyard/contract';
import { sql } from 'kysely';
import { administratorRole } from '../../../auth/permissions/granting.service';
import type { Tx } from '../../../database/database';
import { conflict } from '../../../http/problem';
import type { ReadContext } from '../../../section/call-context';

/** Throws while a deletion waits: nobody takes its administration from somebody who could call it off. */
export async function requireAdministratorsStay(tx: Tx): Promise<void> {
  const waiting = await tx.selectFrom('communityDeletion').select('deletesOn').executeTakeFirst();
  if (!waiting) return;
  throw conflict(
    'deletion-waits',
    'While the community is scheduled for deletion, its administrators can’t be removed: each of them can cancel it.',
  );
}

/**
 * Whether the administration was taken from somebody as lately as a deletion waits: they would have had a say in it. Who
 * left by themselves, or is an administrator again, does not count.
 */
export async function wasAdministrationTaken({
  tx,
  platform,
}: Pick<ReadContext, 'tx' | 'platform'>): Promise<boolean> {
  const role = JSON.stringify([administratorRole]);
  const { rows } = await sql`
    with administrator as (
      select member.id, member.status from member
        join member_role held on held.member_id = member.id join role on role.id = held.role_id
      where role.built_in and role.name = ${administratorRole}
    )
    select from audit_log entry
    where entry.subject_type = 'member' and entry.at > ${platform.clock()}::timestamptz - make_interval(days => ${deletionWaitingDays})
      and entry.actor_member_id::text is distinct from entry.subject_id
      and not exists (select from administrator where id::text = entry.subject_id and status = 'active')
      and (
        entry.action in ('member.suspend', 'member.end') and entry.subject_id in (select id::text from administrator)
        or entry.action = 'member.roles' and entry.changes -> 'roles' -> 'before' @> ${role}::jsonb
          and not entry.changes -> 'roles' -> 'after' @> ${role}::jsonb
      )
    limit 1`.execute(tx);
  return rows.length > 0;
}
