import type { Preferences } from '@courtyard/contract';
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
