import type { TicketStatus } from '@courtyard/contract';
import { ticketLabels } from '@courtyard/contract/platform/community/support/ticket.labels';
import { sql } from 'kysely';
import { type Found, foundRecords, type SearchProvider } from '../../../section/search/search-provider';
import { storedPreferences } from '../../preferences/preferences.sql';

interface FoundTicket extends Pick<Found, 'id' | 'title' | 'rank' | 'touchedAt'> {
  number: number;
  status: TicketStatus;
  askedBy: string;
}

/** Tickets by subject and number: one's own, and those of all for who reads what members ask; none for who looks on as somebody. */
export const ticketSearch: SearchProvider = {
  kind: 'ticket',
  permission: null,
  async find({ tx, caller: { memberId, permissions, viewer } }, asked) {
    if (viewer) return [];
    const own = sql`array(select id from ticket where member_id = ${memberId}::uuid)`;
    const within = permissions.has('Tickets List View') ? null : own;
    const { rows } = await sql<FoundTicket>`
      select ticket.id, ticket.subject as title, ticket.number, ticket.status, asker.display_name as "askedBy",
        found.rank, ticket.touched_at as "touchedAt"
      from ${foundRecords('ticket', asked, within)} found
      join ticket on ticket.id = found.record_id
      join member asker on asker.id = ticket.member_id`.execute(tx);
    if (rows.length === 0) return [];
    const { language } = await storedPreferences(tx, memberId);
    return rows.map(({ number, status, askedBy, ...row }) => ({
      ...row,
      subtitle: `${ticketLabels.ticket[language]} ${number} · ${ticketLabels[`status.${status}`][language]} · ${askedBy}`,
      url: `/help-support/tickets?id=${row.id}`,
      happensAt: null,
      isArchived: false,
    }));
  },
};
