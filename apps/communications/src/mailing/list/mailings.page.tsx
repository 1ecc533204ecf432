import { lazyOverlay, saveExport, useCan, useMessages } from '@courtyard/common';
import { mailingColumns } from '@courtyard/contract/communications/mailing/mailing.columns';
import type { MailingSummary } from '@courtyard/contract/communications/mailing/mailing';
import { ActionButton, Page, TextLink } from '@courtyard/ui';
import {
  DataTable,
  ListCard,
  useColumns,
  useFieldTexts,
  useFilters,
  useTableState,
} from '@courtyard/ui/data';
import { useState } from 'react';
import { mailingPaths } from '../mailing-paths';
import { MailingStatusBadge } from '../mailing-status';
import { mailingMessages } from '../mailing.messages';
import { mailings, mailingPager } from '../mailing.queries';
import { postalAddressMessages } from '../postal-address/postal-address.messages';
import { listMessages } from './list.messages';

const PostalAddressDialog = lazyOverlay(
  async () => (await import('../postal-address/postal-address.dialog')).PostalAddressDialog,
);

/** `email-notifications`: the list. All that is set on it lives in the URL. */
export function MailingsPage() {
  const t = useMessages(listMessages);
  const tMailing = useMessages(mailingMessages);
  const tAddress = useMessages(postalAddressMessages);
  const canWrite = useCan('Email Notification Update');
  const canSend = useCan('Email Notification Send');
  const [isAddressOpen, setAddressOpen] = useState(false);
  const table = useTableState({
    list: mailings.listName,
    sort: mailingColumns.sort,
    filters: mailingColumns.filters,
    defaultSort: '-updatedAt',
  });
  const found = mailings.useList(table.query);
  const filters = useFilters(mailingColumns);
  const columns = useColumns(mailingColumns, [
    {
      field: 'subject',
      priority: 1,
      cell: ({ id, subject }) => <TextLink to={mailingPaths.details(id)}>{subject}</TextLink>,
    },
    { field: 'status', priority: 1, cell: ({ status }) => <MailingStatusBadge value={status} /> },
    { field: 'category' },
    { field: 'people' },
    { field: 'dueAt' },
    { field: 'updatedAt' },
  ]);
  const add = { label: tMailing('add'), icon: 'plus', to: mailingPaths.create } as const;
  const templates = { label: tMailing('templates'), to: mailingPaths.templates } as const;
  const blocked = { label: tMailing('blocked'), to: mailingPaths.blocked } as const;
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{
        primary: canWrite ? add : null,
        secondary: canWrite ? [templates, blocked] : [blocked],
        more: [canSend ? { label: tAddress('title'), onSelect: () => setAddressOpen(true) } : null],
      }}
    >
      <DataTable
        label={t('title')}
        state={table}
        query={found}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ subject }) => subject}
        searchLabel={t('search')}
        filters={filters}
        source={mailings.sourceOf(table.query)}
        pager={mailingPager}
        renderCard={(mailing) => <MailingCard mailing={mailing} />}
        onExport={(format) =>
          saveExport('GET /api/notifications/export', { query: { ...table.query, format } })
        }
        empty={{
          icon: 'message',
          title: tMailing('none'),
          ...(canWrite && { description: t('emptyText'), action: <ActionButton action={add} /> }),
        }}
      />
      {isAddressOpen ? <PostalAddressDialog onClose={() => setAddressOpen(false)} /> : null}
    </Page>
  );
}

function MailingCard({ mailing }: { mailing: MailingSummary }) {
  const { named } = useFieldTexts(mailingColumns);
  return (
    <ListCard
      title={<TextLink to={mailingPaths.details(mailing.id)}>{mailing.subject}</TextLink>}
      facts={[named(mailing, 'people'), named(mailing, mailing.dueAt === null ? 'updatedAt' : 'dueAt')]}
      badges={<MailingStatusBadge value={mailing.status} />}
    />
  );
}
