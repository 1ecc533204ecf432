import { packetLabels } from '@courtyard/contract/banking/packet/packet.labels';
import type { packetStates } from '@courtyard/contract/banking/packet/packet.values';
import { dateFormats, formatDay } from '@courtyard/contract/formats';
import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../platform/section/search/search-provider';
import { storedPreferences } from '../../../platform/tenancy/preferences/preferences.sql';
import { isOpenTo, packetUrl } from './packets';

interface FoundPacket extends Pick<Found, 'id' | 'title' | 'rank' | 'touchedAt'> {
  heldOn: string;
  state: (typeof packetStates)[number];
}

/** Board packets by title: those that the caller may open. */
export const packetSearch: SearchProvider = {
  kind: 'packet',
  permission: 'Packets View',
  async find({ tx, tenant, caller }, asked) {
    const within = sql`array(select id from packet where ${isOpenTo({ caller })})`;
    const { rows } = await sql<FoundPacket>`
      select packet.id, packet.title, packet.held_on, packet.state, found.rank,
        coalesce(packet.made_at, packet.created_at) as touched_at
      from ${foundRecords('packet', asked, within)} found
      join packet on packet.id = found.record_id`.execute(tx);
    if (rows.length === 0) return [];
    const { language } = await storedPreferences(tx, caller.memberId);
    const settings = { language, timeZone: tenant.timeZone, dateFormat: dateFormats[0] };
    return rows.map(({ heldOn, state, ...row }) => ({
      ...row,
      subtitle: `${formatDay(heldOn, settings)} · ${packetLabels[`state.${state}`][language]}`,
      url: packetUrl(row.id),
      happensAt: null,
      isArchived: false,
    }));
  },
};
