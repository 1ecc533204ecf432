import type { Preferences } from '@courtyard/contract';
import { dateFormats } from '@courtyard/contract/formats';
import { type SqlBool, sql } from 'kysely';
import type { Caller } from '../../auth/sessions/caller';
import type { Tx } from '../../database/database';
import { preferencesOf, withoutPrivate } from './preferences.rules';

/** What a person has chosen, with the defaults for what they have not: the community's language among them. */
export async function storedPreferences(tx: Tx, memberId: string): Promise<Preferences> {
  const { preferences, language } = await tx
    .selectFrom('tenant')
    .leftJoin('memberPreference', (join) =>
      join
        .onRef('memberPreference.tenantId', '=', 'tenant.id')
        .on('memberPreference.memberId', '=', memberId),
    )
    .where('tenant.id', '=', sql<string>`courtyard.tenant_id()`)
    .select(['memberPreference.preferences', 'tenant.language'])
    .executeTakeFirstOrThrow();
  return preferencesOf(preferences ?? {}, language);
}

/** As `storedPreferences`, for the pages of who calls. */
export async function shownPreferences(
  tx: Tx,
  { memberId, viewer }: Pick<Caller, 'memberId' | 'viewer'>,
): Promise<Preferences> {
  const preferences = await storedPreferences(tx, memberId);
  return viewer ? withoutPrivate(preferences) : preferences;
}

/** How dates are written in a PDF that somebody downloads. */
export const dateFormatOf = async (tx: Tx, memberId: string): Promise<string> =>
  (await storedPreferences(tx, memberId)).dateFormat ?? dateFormats[0];

/** The language of each of these addresses: as its member chose, and the community's for all others. */
export async function languagesOf(
  tx: Tx,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Preferences['language']>> {
  const { rows } = await sql<{ address: string; language: Preferences['language'] }>`
    select address, coalesce(chosen.language, tenant.language) as language
    from unnest(${[...addresses]}::text[]) address
    join tenant on tenant.id = courtyard.tenant_id()
    left join lateral (
      select preference.preferences ->> 'language' as language
      from identity
      join member on member.identity_id = identity.id and member.tenant_id = tenant.id
      join member_preference preference on preference.tenant_id = member.tenant_id
        and preference.member_id = member.id
      where identity.email = lower(address)
    ) chosen on true`.execute(tx);
  return new Map(rows.map(({ address, language }) => [address, language]));
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
