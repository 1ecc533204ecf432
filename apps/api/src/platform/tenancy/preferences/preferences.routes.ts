import { shellRoutes } from '@courtyard/contract';
import { sql } from 'kysely';
import { implement, type Module } from '../../http/implement';
import { preferenceChange, preferencesOf } from './preferences.rules';
import { storedPreferences } from './preferences.sql';

/** A person's own switches, language and dashboard. Nobody else's business, so no audit. */
export const preferencesModule: Module = () => [
  implement(shellRoutes.getPreferences, async ({ tx, caller }) => {
    return { data: await storedPreferences(tx, caller.memberId) };
  }),

  implement(shellRoutes.updatePreferences, async ({ tx, caller, body }) => {
    const row = await tx
      .insertInto('memberPreference')
      .values({
        tenantId: caller.tenantId,
        memberId: caller.memberId,
        preferences: JSON.stringify(preferenceChange(body)),
      })
      .onConflict((conflict) =>
        conflict.columns(['tenantId', 'memberId']).doUpdateSet({
          // In the database, so that two windows that change two things lose neither.
          preferences: sql<string>`member_preference.preferences || excluded.preferences`,
          updatedAt: sql<string>`now()`,
        }),
      )
      .returning('preferences')
      .executeTakeFirstOrThrow();
    return { data: preferencesOf(row.preferences) };
  }),
];
