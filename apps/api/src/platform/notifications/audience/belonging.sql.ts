import type { Audience } from '@courtyard/contract';
import { sql } from 'kysely';
import type { Tx } from '../../database/database';
import { type HasAudiences, keysOf, knownPeople } from './audience-keys.sql';
import { savedWithin, storedAudiences } from './stored-audience.sql';

/** Of all active members, so that nobody has to be looked for. */
const isOfAll = ({ include, exclude }: Audience) =>
  exclude.length === 0 && include.some(({ kind }) => kind === 'everybody');

/**
 * To which of these audiences an active member belongs on a day of the community, as it is known at this moment: a lease that
 * ended yesterday counts no more. Audiences of the same parts are looked at once.
 */
export async function audiencesOfMember(
  sections: HasAudiences,
  tx: Tx,
  { audienceIds, memberId, day }: { audienceIds: readonly string[]; memberId: string; day: string },
): Promise<string[]> {
  if (audienceIds.length === 0) return [];
  const stored = await storedAudiences(tx, audienceIds);
  const { rows: known } = await sql<{ id: string }>`
    select person_id as id from (${knownPeople(sections)}) known where member_id = ${memberId}`.execute(tx);
  const personIds = known.map(({ id }) => id);
  const sameParts = new Map<string, { audience: Audience; ids: string[] }>();
  for (const [id, audience] of stored) {
    const key = JSON.stringify(audience);
    const same = sameParts.get(key);
    if (same) same.ids.push(id);
    else sameParts.set(key, { audience, ids: [id] });
  }
  const found: string[] = [];
  for (const { audience, ids } of sameParts.values())
    if (isOfAll(audience) || (await belongs(sections, tx, audience, { memberId, personIds, day })))
      found.push(...ids);
  return found;
}

async function belongs(
  sections: HasAudiences,
  tx: Tx,
  audience: Audience,
  { day, ...only }: { memberId: string; personIds: readonly string[]; day: string },
): Promise<boolean> {
  const saved = await savedWithin(tx, audience);
  const { rows } = await sql`select from (${keysOf({ sections, day, saved, only }, audience)}) meant
    where key = ${only.memberId} limit 1`.execute(tx);
  return rows.length > 0;
}
