import { useSearchParams } from '@courtyard/common/router';
import { TicketList } from './ticket-list';
import { TicketView } from './ticket-view';

/** `/help-support/tickets`: one's own, or all for who answers; with `?id=` one of them. */
export default function TicketsPage() {
  const [search] = useSearchParams();
  return search.get('id') ? <TicketView /> : <TicketList />;
}
