import { sql } from 'kysely';
import type { Db } from '../../database/database';

export interface ListedRelease {
  sectionId: string;
  version: string;
  publishedAt: string;
  /** What gets it: channels, and `3 pinned`. */
  points: string[];
  filesAreGone: boolean;
}

/** Every release of every section, newest first in each. For the operator: it counts pins across communities. */
export async function listReleases(db: Db): Promise<ListedRelease[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.across_communities', 'on', true)`.execute(tx);
    const { rows } = await sql<ListedRelease>`
    select release.section_id as "sectionId", release.version, release.published_at as "publishedAt",
      release.assets_pruned_at is not null as "filesAreGone",
      array(
        select channel from section_channel
        where section_id = release.section_id and version = release.version order by channel desc
      ) || case when pins.count > 0 then array[pins.count || ' pinned'] else '{}'::text[] end as points
    from section_release release,
      lateral (
        select count(*) from tenant_section
        where section_id = release.section_id and pinned_version = release.version
      ) pins
    order by release.section_id, release.published_at desc, release.version desc
  `.execute(tx);
    return rows;
  });
}
