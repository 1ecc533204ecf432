import { requestLabels } from '@courtyard/contract/service-requests/request/request.labels';
import type { RequestState } from '@courtyard/contract/service-requests/request/request-states';
import { isOpenState } from '@courtyard/contract/service-requests/request/request-states';
import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../../platform/section/search/search-provider';
import { storedPreferences } from '../../../../platform/tenancy/preferences/preferences.sql';
import { isAboutCaller, ownRequestIds } from '../../part/part.sql';
import { communityPage, myPage } from '../queries/request-links';

interface FoundRequest extends Pick<Found, 'id' | 'title' | 'rank' | 'touchedAt'> {
  number: number;
  state: RequestState;
}

/** Requests by title and number: those of the community for who may open any, else those that the caller has to do with. */
export const requestSearch: SearchProvider = {
  kind: 'request',
  permission: null,
  async find(context, asked) {
    const { tx, caller } = context;
    const reads = caller.permissions.has('Community Requests Details View');
    if (!reads && !caller.permissions.has('My Requests Details View')) return [];
    const within = reads ? null : sql`array(${ownRequestIds(context)})`;
    const { rows } = await sql<FoundRequest>`
      select request.id, request.title, request.number, request.state, found.rank, request.updated_at as "touchedAt"
      from ${foundRecords('request', asked, within)} found join request on request.id = found.record_id
      where not ${isAboutCaller(context)}`.execute(tx);
    if (rows.length === 0) return [];
    const { language } = await storedPreferences(tx, caller.memberId);
    return rows.map(({ number, state, ...row }) => ({
      ...row,
      subtitle: `${requestLabels.request[language]} #${number} · ${requestLabels[`state.${state}`][language]}`,
      url: reads ? communityPage(row.id) : myPage(row.id),
      happensAt: null,
      isArchived: !isOpenState(state),
    }));
  },
};
