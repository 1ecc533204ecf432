import { lastExportDays } from '@courtyard/contract';
import pg from 'pg';
import type { Platform } from '../../../../core/platform';
import { removePeople } from '../deleting/people.sql';
import { lastExportStore } from './last-export-store';

/** Removes the accounts that were kept for an export's sake, where they are in no community; and what it was called. */
async function forgetPeople({ databaseUrl, clock }: Platform, communityId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin; set local statement_timeout = 0');
    await client.query(
      `create temp table left_people on commit drop as
       select identity_id from last_export_reader where community_id = $1`,
      [communityId],
    );
    await client.query('delete from last_export_reader where community_id = $1', [communityId]);
    await removePeople(client);
    await client.query(
      `update community_deletion set name = null, asked_by = null, approved_by = null, export_erased_at = $2
       where community_id = $1`,
      [communityId, clock()],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Removes what was kept as long of communities that came back meanwhile. */
async function eraseOrphans({ db, clock, ...platform }: Platform): Promise<void> {
  const store = lastExportStore(platform);
  const oldest = clock().getTime() - lastExportDays * 86_400_000;
  for (const { communityId, writtenAt } of await store.all()) {
    if (writtenAt.getTime() > oldest) continue;
    const known = db.selectFrom('communityDeletion').select('slug').where('communityId', '=', communityId);
    if (!(await known.executeTakeFirst())) await store.erase(communityId);
  }
}

/** Removes last exports whose time is over, with all that was kept for them. The address stays taken. */
export async function forgetLastExports(platform: Platform): Promise<void> {
  const over = await platform.db
    .selectFrom('communityDeletion')
    .select('communityId')
    .where('exportUntil', '<=', platform.clock().toISOString())
    .where('exportErasedAt', 'is', null)
    .execute();
  for (const { communityId } of over) {
    await lastExportStore(platform).erase(communityId);
    await forgetPeople(platform, communityId);
  }
  await eraseOrphans(platform);
}
