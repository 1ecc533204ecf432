import type { Preferences } from '@courtyard/contract';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../database/database';
import { preferencesOf } from './preferences.rules';

/** What a person has chosen, with the defaults for what they have not. */
export async function storedPreferences(tx: Tx, memberId: string): Promise<Preferences> {
  const row = await tx
    .selectFrom('memberPreference')
    .select('preferences')
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return preferencesOf(row?.preferences ?? {});
}

/** Keeps the language of somebody who has chosen none, for their pages, mails and files; one that they chose stays. */
export async function keepLanguage(
  tx: Tx,
  { tenantId, memberId, language }: Pick<Preferences, 'language'> & { tenantId: string; memberId: string },
): Promise<void> {
  await tx
    .insertInto('memberPreference')
    .values({ tenantId, memberId, preferences: JSON.stringify({ language }) })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'memberId'])
        .doUpdateSet({ preferences: sql<string>`excluded.preferences || member_preference.preferences` })
        .where(sql<SqlBool>`not member_preference.preferences ? 'language'`),
    )
    .execute();
}
