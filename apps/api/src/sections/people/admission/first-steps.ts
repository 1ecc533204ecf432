import { labelsFrom } from '@courtyard/contract/fields/labels';
import { type RawBuilder, sql } from 'kysely';
import { holderIds } from '../../../platform/auth/permissions/holders.sql';
import type { Tx } from '../../../platform/database/database';
import type { FirstStepProvider } from '../../../platform/section/first-steps/first-step';
import en from '../people.en.json';
import es from '../people.es.json';

const labels = labelsFrom(en, es);

/** Built-in roles by which nobody runs the community. */
const plainRoles = ['Member', 'Tenant', 'Vendor'];

/** Whether another active member is among those of a query of ids. */
async function isAnother(tx: Tx, memberId: string, among: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from member
      where status = 'active' and id <> ${memberId} and id in (${among})) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

/** What is done first by those who let people in and say what they may do. */
export const peopleSteps: readonly FirstStepProvider[] = [
  {
    id: 'members',
    titles: labels['step.members'],
    permission: 'Member Invite',
    look: async (tx, { caller }) => {
      const { rows } = await sql<{ found: boolean }>`
        select exists (select from member where id <> ${caller.memberId}) as found`.execute(tx);
      return { isDone: rows[0]?.found ?? false, url: '/people/invitations' };
    },
  },
  {
    id: 'roles',
    titles: labels['step.roles'],
    permission: 'Role Update',
    look: async (tx, { caller }) => ({
      isDone: await isAnother(
        tx,
        caller.memberId,
        sql`select held.member_id from running_role held join role on role.id = held.role_id
          where not (role.built_in and role.name = any(${plainRoles}::text[]))`,
      ),
      url: '/people/roles',
    }),
  },
  {
    id: 'second-person',
    titles: labels['step.secondPerson'],
    permission: 'Role Update',
    look: async (tx, { caller }) => ({
      isDone: await isAnother(tx, caller.memberId, holderIds('Role Update')),
      url: '/people/members',
    }),
  },
];
