import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { defineReminder } from '../../../../platform/mail/reminders/remind';
import type { ReminderRun } from '../../../../platform/mail/reminders/reminder';
import { type EndingRoles, endingRolesEmail } from './ending-email.texts';
import { roleEnding } from './ending-notification';

/** Days before the last day on which somebody is told: time to ask for more, then a last word. */
const stages = [14, 2] as const;

/** Roles of active members that end within the first stage. */
async function comingUp({ tx, today }: ReminderRun): Promise<EndingRoles[]> {
  const { rows } = await sql<Omit<EndingRoles, 'kind' | 'stages'>>`
    select member.id, identity.email, member_role.ends_on as "on", array_agg(role.name order by role.name) as roles
    from member_role
    join member on member.id = member_role.member_id and member.status = 'active'
    join identity on identity.id = member.identity_id
    join role on role.id = member_role.role_id
    where member_role.ends_on between ${today} and ${addDays(today, stages[0])}
    group by member.id, identity.email, member_role.ends_on
    order by member_role.ends_on, member.id`.execute(tx);
  return rows.map((row) => ({ ...row, kind: 'end', stages }));
}

async function holders(_run: ReminderRun, due: readonly EndingRoles[]) {
  const byAddress = new Map<string, EndingRoles[]>();
  for (const ending of due) byAddress.set(ending.email, [...(byAddress.get(ending.email) ?? []), ending]);
  return byAddress;
}

/** Once per member, last day and stage, to who holds the roles. */
export const endingReminder = defineReminder<EndingRoles>({
  name: 'people.role-reminders',
  cron: '40 * * * *',
  subjectType: 'member-role',
  comingUp,
  audiences: [
    {
      addresses: holders,
      message: ({ tenant, today }, due, language) =>
        endingRolesEmail(due, { language, today, community: tenant.name }),
      notify: async ({ tx, platform }, [first], target) => {
        if (!first) return;
        const { roles, on } = first;
        const parameters = { count: roles.length, role: roles[0] ?? '', on };
        await platform.notify(tx, roleEnding, { ...target, parameters });
      },
    },
  ],
});
