import { committeeLabels } from '@courtyard/contract/people/committee/committee.labels';
import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../platform/section/search/search-provider';
import { storedPreferences } from '../../../platform/tenancy/preferences/preferences.sql';
import type { CommitteeTable } from './committee.tables';

interface FoundCommittee extends Omit<Found, 'url' | 'happensAt' | 'subtitle'> {
  kind: CommitteeTable['kind'];
  purpose: string | null;
}

/** Committees by name and by what they are for. */
export const committeeSearch: SearchProvider = {
  kind: 'committee',
  permission: 'Committees List View',
  async find({ tx, caller }, asked) {
    const { rows } = await sql<FoundCommittee>`
      select committee.id, committee.name as title, committee.kind, committee.purpose, found.rank,
        committee.status = 'dissolved' as "isArchived", committee.updated_at as "touchedAt"
      from ${foundRecords('committee', asked)} found
      join committee on committee.id = found.record_id`.execute(tx);
    if (rows.length === 0) return [];
    const { language } = await storedPreferences(tx, caller.memberId);
    return rows.map(({ kind, purpose, ...row }) => ({
      ...row,
      subtitle: purpose ?? committeeLabels[`kind.${kind}`][language],
      url: `/people/committees/details?id=${row.id}`,
      happensAt: null,
    }));
  },
};
