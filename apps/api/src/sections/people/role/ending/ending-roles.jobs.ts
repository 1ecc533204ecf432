import { updateMember } from '../../../../platform/tenancy/members.service';
import { sql } from 'kysely';
import { type AuditActor, type AuditEntry, changeOf, writeAudits } from '../../../../platform/audit/audit';
import { lockRights } from '../../../../platform/auth/permissions/granting.service';
import { endSessionsOf } from '../../../../platform/auth/sessions/end-sessions.service';
import type { Platform } from '../../../../platform/core/platform';
import type { Tx } from '../../../../platform/database/database';
import { recordChange, todayOf } from '../../../../platform/section/call-context';
import type { CommunityJob } from '../../../../platform/section/jobs/section-jobs';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { changeRoles, type GivenRoles, type HeldRole, type RightsContext } from '../assignment/given-roles';

interface Ending {
  id: string;
  name: string;
  status: string;
  roles: HeldRole[];
}

/** Members of whose roles one has ended, each with all that they hold. */
async function endedOn(tx: Tx, today: string): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select member.id, member.display_name as name, member.status,
      jsonb_agg(jsonb_build_object('id', role.id, 'name', role.name, 'endsOn', member_role.ends_on)) as roles
    from member join member_role on member_role.member_id = member.id join role on role.id = member_role.role_id
    where member.id in (select member_id from member_role where ends_on < ${today})
    group by member.id, member.display_name, member.status order by member.id`.execute(tx);
  return rows;
}

/** Who holds nothing any more has left: nobody is a member without a role because a day has passed. */
async function leave(context: Omit<RightsContext, 'caller'>, { id, status, roles }: Ending): Promise<void> {
  const days = roles.flatMap(({ endsOn }) => endsOn ?? []).toSorted();
  await updateMember(context.tx, id, { status: 'past', accessEndedOn: days.at(-1) ?? null });
  await context.tx
    .updateTable('invitation')
    .set((row) => ({ status: 'revoked', version: row('version', '+', 1) }))
    .where('memberId', '=', id)
    .where('status', '=', 'open')
    .execute();
  await endSessionsOf(context, id);
  await recordChange(context, changeOf('member.end', { member: id }, { status }, { status: 'past' }));
}

async function endRoles(platform: Platform, tenant: Tenant): Promise<void> {
  const after: (() => void)[] = [];
  await platform.inTenant(tenant.id, async (tx) => {
    const today = todayOf({ platform, tenant });
    const one = await tx
      .selectFrom('memberRole')
      .select('roleId')
      .where('endsOn', '<', today)
      .limit(1)
      .executeTakeFirst();
    if (!one) return;
    await lockRights(tx);
    // Written as the system's own action: who gave the role decided it.
    const actor: AuditActor = { tenantId: tenant.id, memberId: null, displayName: 'Courtyard' };
    const context = {
      platform,
      tenant,
      tx,
      section: 'people',
      audit: (entries: AuditEntry | readonly AuditEntry[]) => writeAudits(tx, actor, [entries].flat()),
      afterCommit: (work: () => void) => void after.push(work),
    };
    const ending = await endedOn(tx, today);
    const changes = ending.map(({ roles, ...member }): GivenRoles => {
      const kept = roles.filter(({ endsOn }) => endsOn === null || endsOn >= today);
      return { member, before: roles, after: kept };
    });
    if (changes.length > 0) await changeRoles(context, changes);
    const left = ending.filter(
      ({ status }, place) => status !== 'past' && changes[place]?.after.length === 0,
    );
    for (const member of left) await leave(context, member);
  });
  for (const work of after) work();
}

/** Takes roles away whose last day is over, in each community soon after its midnight. They have counted nowhere since. */
export const endingRolesJob: CommunityJob = {
  name: 'people.ending-roles',
  cron: '* * * * *',
  run: endRoles,
};
