import type { NamedRecords } from '../../../../platform/section/search/named-records';
import { visibleMeetings } from '../plan/meeting.access';

/** Meetings that documents are linked to: drafts and executive ones only for those who may see them. */
export const namedMeetings: NamedRecords = {
  kind: 'meeting',
  async find(context, ids) {
    if (!context.caller.permissions.has('Meetings List View')) return [];
    const rows = await context.tx
      .selectFrom('meeting')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .where(visibleMeetings(context))
      .execute();
    return rows.map((row) => ({ ...row, url: `/communications/meetings/details?id=${row.id}` }));
  },
};
