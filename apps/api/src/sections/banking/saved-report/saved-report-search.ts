import { savedReportLabels } from '@courtyard/contract/banking/saved-report/saved-report.labels';
import type { SavedReportKind } from '@courtyard/contract/banking/saved-report/saved-report.values';
import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../platform/section/search/search-provider';
import { storedPreferences } from '../../../platform/tenancy/preferences/preferences.sql';
import { savedReportUrl } from './saved-report-url';
import { isVisibleTo } from './saved-reports';

interface FoundReport extends Pick<Found, 'id' | 'title' | 'rank' | 'touchedAt'> {
  kind: SavedReportKind;
}

/** Saved reports by name: those of the caller and those that are shared. */
export const savedReportSearch: SearchProvider = {
  kind: 'saved-report',
  permission: 'Financial Reports View',
  async find({ tx, caller }, asked) {
    const within = sql`array(select id from saved_report where ${isVisibleTo(caller)})`;
    const { rows } = await sql<FoundReport>`
      select report.id, report.name as title, report.kind, found.rank, report.updated_at as touched_at
      from ${foundRecords('saved-report', asked, within)} found
      join saved_report report on report.id = found.record_id`.execute(tx);
    if (rows.length === 0) return [];
    const { language } = await storedPreferences(tx, caller.memberId);
    return rows.map(({ kind, ...row }) => ({
      ...row,
      subtitle: savedReportLabels[`kind.${kind}`][language],
      url: savedReportUrl(row.id),
      happensAt: null,
      isArchived: false,
    }));
  },
};
