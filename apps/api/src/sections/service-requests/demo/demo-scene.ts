import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import type { DemoCommunity } from '../../../platform/section/demo/demo-community';
import { namedGroups } from '../../../platform/tenancy/member-group';

/** Who and what requests of a demo community are about. */
export interface DemoScene {
  /** Homes with who lives there: a member, or the name of somebody without an account. */
  homes: { propertyId: string; memberId: string | null; name: string; since: string }[];
  areaIds: string[];
  assetIds: string[];
  /** Who decides on architectural requests. */
  committeeId: string | null;
}

/** Every home once, by its first owner. */
async function homesOf(tx: Tx): Promise<DemoScene['homes']> {
  const { rows } = await sql<DemoScene['homes'][number]>`
    select distinct on (ownership.property_id) ownership.property_id as "propertyId", person.name,
      case when member.status = 'active' then member.id end as "memberId", ownership.starts_on as since
    from ownership join person on person.id = ownership.person_id
    join property on property.id = ownership.property_id and property.archived_at is null
    left join member on member.id = person.member_id
    where ownership.ends_on is null
    order by ownership.property_id, person.member_id, person.name`.execute(tx);
  return rows;
}

const idsOf = async (tx: Tx, query: ReturnType<typeof sql<{ id: string }>>) =>
  (await query.execute(tx)).rows.map(({ id }) => id);

export async function sceneOf(tx: Tx, { platform }: DemoCommunity): Promise<DemoScene> {
  const groups = await namedGroups(platform.sections, tx);
  const committee = groups.find(
    ({ kind, isOpen, name }) => kind === 'committee' && isOpen && /archit/i.test(name),
  );
  return {
    homes: await homesOf(tx),
    areaIds: await idsOf(tx, sql`select id from common_area where archived_at is null order by id`),
    assetIds: await idsOf(tx, sql`select id from asset where status <> 'retired' order by id`),
    committeeId: committee?.id ?? null,
  };
}
