import { pollLabels } from '@courtyard/contract/communications/poll/poll.labels';
import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../../platform/section/search/search-provider';
import { storedPreferences } from '../../../../platform/tenancy/preferences/preferences.sql';
import type { PollSummary } from '@courtyard/contract/communications/poll/poll';

interface FoundPoll extends Omit<Found, 'url' | 'happensAt' | 'subtitle'> {
  status: PollSummary['status'];
}

/** Polls by title and by what they are about; drafts are not found. */
export const pollSearch: SearchProvider = {
  kind: 'poll',
  permission: 'Polls List View',
  async find({ tx, caller }, asked) {
    const { rows } = await sql<FoundPoll>`
      select poll.id, poll.title, poll.status, found.rank, poll.status = 'cancelled' as "isArchived",
        poll.updated_at as "touchedAt"
      from ${foundRecords('poll', asked)} found
      join poll on poll.id = found.record_id
      where poll.status <> 'draft'`.execute(tx);
    if (rows.length === 0) return [];
    const { language } = await storedPreferences(tx, caller.memberId);
    return rows.map(({ status, ...row }) => ({
      ...row,
      subtitle: pollLabels[`status.${status}`][language],
      url: `/communications/community-polls/results?id=${row.id}`,
      happensAt: null,
    }));
  },
};
