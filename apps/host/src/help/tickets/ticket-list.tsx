import { saveExport, useCan, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { ticketColumns } from '@courtyard/contract/platform/community/support/ticket.columns';
import { ActionButton, Page, TextLink } from '@courtyard/ui';
import {
  DataTable,
  ListCard,
  useColumns,
  useFieldTexts,
  useFilters,
  useTableState,
} from '@courtyard/ui/data';
import { AskDialog } from './ask.dialog';
import { TicketStatusBadge } from './ticket-status';
import { ticketMessages } from './ticket.messages';
import { ticketPaths, tickets } from './ticket.queries';

/** All that is set on it lives in the address; `ask` there opens the question, with the page that it is about. */
export function TicketList() {
  const t = useMessages(ticketMessages);
  const canRead = useCan('Tickets List View');
  const [search, setSearch] = useSearchParams();
  const about = search.get('ask');
  const table = useTableState({
    list: tickets.listName,
    sort: ticketColumns.sort,
    filters: ticketColumns.filters,
    defaultSort: '-touchedAt',
  });
  const found = tickets.useList(table.query);
  const { named } = useFieldTexts(ticketColumns);
  const filters = useFilters(ticketColumns).filter(({ name }) => canRead || name !== 'assigneeId');
  const columns = useColumns(ticketColumns, [
    {
      field: 'subject',
      priority: 1,
      cell: ({ id, subject }) => <TextLink to={ticketPaths.details(id)}>{subject}</TextLink>,
    },
    { field: 'number', priority: 1 },
    { field: 'status', priority: 1, cell: ({ status }) => <TicketStatusBadge value={status} /> },
    { field: 'askedBy', priority: 2 },
    { field: 'touchedAt', priority: 2 },
    { field: 'category', priority: 3 },
    { field: 'assignee', priority: 3 },
    { field: 'createdAt', priority: 4 },
  ]);
  const setAsking = (isAsking: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (isAsking) next.set('ask', '');
        else next.delete('ask');
        return next;
      },
      { replace: true },
    );
  const ask = { label: t('ask'), icon: 'plus', onSelect: () => setAsking(true) } as const;
  return (
    <Page title={t('title')} description={t(canRead ? 'allText' : 'ownText')} actions={{ primary: ask }}>
      <DataTable
        label={t('title')}
        state={table}
        query={found}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ subject }) => subject}
        searchLabel={t('search')}
        filters={filters}
        source={tickets.sourceOf(table.query)}
        renderCard={(ticket) => (
          <ListCard
            title={<TextLink to={ticketPaths.details(ticket.id)}>{t('named', { ...ticket })}</TextLink>}
            facts={canRead ? [named(ticket, 'askedBy')] : []}
            lines={[named(ticket, 'touchedAt')]}
            badges={<TicketStatusBadge value={ticket.status} />}
          />
        )}
        onExport={(format) => saveExport('GET /api/v1/tickets/export', { query: { ...table.query, format } })}
        empty={{
          icon: 'help',
          title: t('none'),
          description: t('noneText'),
          action: <ActionButton action={ask} />,
        }}
      />
      {about === null ? null : <AskDialog page={about || null} onClose={() => setAsking(false)} />}
    </Page>
  );
}
