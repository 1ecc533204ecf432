import { shellRoutes } from '@courtyard/contract';
import { sql } from 'kysely';
import { implement, type Module } from '../../http/implement';
import { preferenceChange } from './preferences.rules';
import { shownPreferences, storedPreferences } from './preferences.sql';

/** What was put away is added to, the latest hundred of it. */
const withSeen = sql`case when excluded.preferences ? 'seen' then jsonb_build_object('seen', (
  select coalesce(jsonb_agg(mark order by latest), '[]')
  from (
    select mark, max(at) as latest
    from jsonb_array_elements_text(
      coalesce(member_preference.preferences -> 'seen', '[]') || (excluded.preferences -> 'seen')
    ) with ordinality as marks (mark, at)
    group by mark order by latest desc limit 100
  ) kept
)) else '{}' end`;

/** A person's own switches, language and dashboard. Nobody else's business, so no audit. */
export const preferencesModule: Module = () => [
  implement(shellRoutes.getPreferences, async ({ tx, caller }) => ({
    data: await shownPreferences(tx, caller),
  })),

  implement(shellRoutes.updatePreferences, async ({ tx, caller, body }) => {
    await tx
      .insertInto('memberPreference')
      .values({
        tenantId: caller.tenantId,
        memberId: caller.memberId,
        preferences: JSON.stringify(preferenceChange(body)),
      })
      .onConflict((conflict) =>
        conflict.columns(['tenantId', 'memberId']).doUpdateSet({
          // In the database, so that two windows that change two things lose neither.
          preferences: sql<string>`member_preference.preferences || excluded.preferences || ${withSeen}`,
          updatedAt: sql<string>`now()`,
        }),
      )
      .execute();
    return { data: await storedPreferences(tx, caller.memberId) };
  }),
];
