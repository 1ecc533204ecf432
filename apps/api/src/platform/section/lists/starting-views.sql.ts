import type { StartingView } from '@courtyard/contract';
import { sql } from 'kysely';
import type { Caller } from '../../auth/sessions/caller';
import type { Tx } from '../../database/database';
import { listNamed, canOpenList } from './lists';

/**
 * With which views the lists of the community open for somebody, by section: those that they chose, elsewhere the
 * community's. A choice that is not there for them any more counts as none, and so does a private view in a view as its author.
 */
export async function startingViewsOf(
  tx: Tx,
  caller: Pick<Caller, 'memberId' | 'permissions' | 'viewer'>,
): Promise<ReadonlyMap<string, StartingView[]>> {
  const isSeen = caller.viewer
    ? sql`list_view.is_shared`
    : sql`(list_view.is_shared or list_view.member_id = ${caller.memberId})`;
  const { rows } = await sql<StartingView>`
    with own as (
      select list_start.list, list_view.id from list_start
      left join list_view on list_view.id = list_start.view_id and list_view.removed_at is null
        and ${isSeen}
      where list_start.member_id = ${caller.memberId} and (list_start.view_id is null or list_view.id is not null))
    select list, id, name, settings from list_view
    where removed_at is null and (id in (select id from own) or is_start and list not in (select list from own))
    order by list`.execute(tx);
  const bySection = new Map<string, StartingView[]>();
  for (const view of rows) {
    const list = listNamed(view.list);
    if (list && canOpenList(list, caller))
      bySection.set(list.section, [...(bySection.get(list.section) ?? []), view]);
  }
  return bySection;
}
