import { saveExport, useFormats, useMessages } from '@courtyard/common';
import type { Delivery } from '@courtyard/contract/communications/mailing/delivery';
import type { Mailing } from '@courtyard/contract/communications/mailing/mailing';
import { deliveryColumns } from '@courtyard/contract/communications/mailing/mailing.columns';
import { Missing, Text } from '@courtyard/ui';
import {
  DataTable,
  ListCard,
  useColumns,
  useFieldTexts,
  useFilters,
  useTableState,
} from '@courtyard/ui/data';
import { mailingDeliveries } from '../mailing.queries';
import { DeliveryStateBadge } from '../mailing-status';
import { detailsMessages } from './details.messages';

const known = [
  'no-address',
  'same-address',
  'no-consent',
  'digest',
  'unsubscribed',
  'no-mailbox',
  'cancelled',
  'interrupted',
] as const;

/** Why, in words where it is none of the server's codes. */
function useReason() {
  const t = useMessages(detailsMessages);
  return ({ reason }: Delivery) => {
    const word = known.find((name) => name === reason);
    if (word) return t(`reason.${word}`);
    return reason === null ? null : t('reasonCode', { code: reason });
  };
}

/** What became of the letter to each recipient, or since when nobody knows any more. */
export function DeliveryLog({ mailing }: { mailing: Mailing }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { logDeletedAt } = mailing;
  if (logDeletedAt === null) return <DeliveryTable mailing={mailing} />;
  return <Text tone="muted">{t('logDeleted', { day: formats.moment(logDeletedAt) })}</Text>;
}

function DeliveryTable({ mailing }: { mailing: Mailing }) {
  const t = useMessages(detailsMessages);
  const reasonOf = useReason();
  const table = useTableState({
    sort: deliveryColumns.sort,
    filters: deliveryColumns.filters,
    defaultSort: 'name',
  });
  const found = mailingDeliveries.usePage(mailing.id, table.query);
  const filters = useFilters(deliveryColumns);
  const columns = useColumns(deliveryColumns, [
    { field: 'name', priority: 1 },
    { field: 'address' },
    { field: 'state', priority: 1, cell: ({ state }) => <DeliveryStateBadge value={state} /> },
    { field: 'reason', cell: (delivery) => reasonOf(delivery) ?? <Missing /> },
    { field: 'answer', priority: 3 },
    { field: 'attempts', priority: 3 },
    { field: 'nextAt', priority: 3 },
    { field: 'changedAt', priority: 4 },
  ]);
  return (
    <DataTable
      label={t('log')}
      state={table}
      query={found}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      searchLabel={t('logSearch')}
      filters={filters}
      renderCard={(delivery) => <DeliveryCard delivery={delivery} reason={reasonOf(delivery)} />}
      source={mailingDeliveries.sourceOf(mailing.id, table.query)}
      onExport={(format) =>
        saveExport('GET /api/v1/mailings/:mailingId/deliveries/export', {
          params: { mailingId: mailing.id },
          query: { ...table.query, format },
        })
      }
      empty={{ icon: 'message', title: t('logEmpty') }}
    />
  );
}

function DeliveryCard({ delivery, reason }: { delivery: Delivery; reason: string | null }) {
  const { named } = useFieldTexts(deliveryColumns);
  const { address, answer, attempts, nextAt } = delivery;
  return (
    <ListCard
      title={delivery.name}
      facts={[
        address,
        reason,
        answer,
        attempts > 1 ? named(delivery, 'attempts') : null,
        nextAt === null ? null : named(delivery, 'nextAt'),
      ]}
      badges={<DeliveryStateBadge value={delivery.state} />}
    />
  );
}
