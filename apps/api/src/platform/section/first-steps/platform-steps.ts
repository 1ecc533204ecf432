import { labelsFrom } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import type { FirstStepProvider } from './first-step';
import { memberHasFactor } from '../../auth/factors/demand/has-factor.sql';
import type { Tx } from '../../database/database';
import { keptContact } from '../../tenancy/profile/contact/contact.sql';
import { emptyProfile, missingParts } from '../../tenancy/profile/profile.rules';
import { keptProfile } from '../../tenancy/profile/profile.sql';
import en from './platform-steps.en.json';
import es from './platform-steps.es.json';

const labels = labelsFrom(en, es);

const socialProfile = '/myprofile/social';

/** Whether somebody only works for the community, or looks at it: their address and family are not its matter. */
async function isFromOutside(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ outside: boolean | null }>`
    select bool_and(role.built_in and role.name in ('Vendor', 'Auditor')) as outside
    from running_role held join role on role.id = held.role_id where held.member_id = ${memberId}`.execute(
    tx,
  );
  return rows[0]?.outside ?? false;
}

/** The platform's own first steps. */
export const platformSteps: readonly FirstStepProvider[] = [
  {
    id: 'community',
    titles: labels.community,
    permission: 'Community Update',
    look: async (tx, { caller }) => {
      // Every change makes a version; the first is that of the installation.
      const { version } = await tx
        .selectFrom('tenant')
        .select('version')
        .where('id', '=', caller.tenantId)
        .executeTakeFirstOrThrow();
      return { isDone: version > 1, url: '/administration/community' };
    },
  },
  {
    id: 'mail-server',
    titles: labels['mail-server'],
    permission: 'Outbox View',
    look: async (_tx, { env }) => ({ isDone: env.SMTP_URL !== undefined, url: '/administration/outbox' }),
  },
  {
    id: 'phone',
    titles: labels.phone,
    look: async (tx, { caller }) => ({
      isDone: (await keptProfile(tx, caller.memberId)).phone !== null,
      url: socialProfile,
    }),
  },
  {
    id: 'profile',
    titles: labels.profile,
    look: async (tx, { caller }) => {
      const missing = missingParts(
        await keptProfile(tx, caller.memberId),
        await keptContact(tx, caller.memberId),
      );
      return { isDone: !missing.includes('photo') && !missing.includes('about'), url: socialProfile };
    },
  },
  {
    id: 'directory',
    titles: labels.directory,
    look: async (tx, { caller }) => ({
      isDone: (await keptProfile(tx, caller.memberId)).version > emptyProfile.version,
      url: socialProfile,
    }),
  },
  {
    id: 'contact',
    titles: labels.contact,
    look: async (tx, { caller: { memberId } }) => {
      if (await isFromOutside(tx, memberId)) return null;
      return { isDone: (await keptContact(tx, memberId)).emergencyContacts.length > 0, url: '/myprofile' };
    },
  },
  {
    id: 'second-factor',
    titles: labels['second-factor'],
    look: async (tx, { caller }) => ({
      isDone: await memberHasFactor(tx, caller.memberId),
      url: '/myprofile/second-factor',
    }),
  },
  {
    id: 'notifications',
    titles: labels.notifications,
    look: async (_tx, { preferences }) => ({
      isDone: preferences.allowNotifications,
      url: '/notifications/settings',
    }),
  },
];
