import type { ClientBase } from 'pg';
import { removePeople } from './people.sql';

/**
 * At the end of the transaction that imports a deleted community under its own address: it is open as any other, its last export is mailed
 * and given to nobody any more, and of the accounts that were kept for it those go that are in no community.
 */
export async function comeBack(client: Pick<ClientBase, 'query'>, communityId: string): Promise<void> {
  await client.query(
    `create temp table left_people on commit drop as
     select identity_id from last_export_reader where community_id = $1`,
    [communityId],
  );
  const gone = await client.query('delete from community_deletion where community_id = $1', [communityId]);
  if (gone.rowCount) await removePeople(client);
}
