import { Can, saveExport, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Packet } from '@courtyard/contract/banking/packet/packet';
import { packetColumns } from '@courtyard/contract/banking/packet/packet.columns';
import { ActionButton, Page, type PageAction, Stack, StatusBadge, Text, TextLink } from '@courtyard/ui';
import { DataTable, ListCard, useColumns, useFilters, useTableState } from '@courtyard/ui/data';
import { packetPaths } from './packet-paths';
import { packetMessages } from './packet.messages';
import { packets, packetPager } from './packet.queries';

/** `packets`: board packets, the newest first. */
export function PacketsPage() {
  const t = useMessages(packetMessages);
  const canCreate = useCan('Packet Create');
  const add: PageAction = { label: t('create'), icon: 'plus', to: packetPaths.create };
  const table = useTableState({
    list: packets.listName,
    sort: packetColumns.sort,
    filters: packetColumns.filters,
    defaultSort: '-createdAt',
  });
  return (
    <Page title={t('listTitle')} description={t('text')} actions={{ primary: canCreate ? add : undefined }}>
      <DataTable
        label={t('listTitle')}
        state={table}
        query={packets.useList(table.query)}
        columns={useColumns(packetColumns, [
          {
            field: 'title',
            priority: 1,
            cell: ({ id, title }) => <TextLink to={packetPaths.details(id)}>{title}</TextLink>,
          },
          { field: 'heldOn', priority: 1 },
          { field: 'state', priority: 1, cell: (packet) => <PacketState packet={packet} /> },
          { field: 'parts', priority: 3 },
          { field: 'pageCount', priority: 4 },
          { field: 'createdBy', priority: 2 },
        ])}
        rowId={({ id }) => id}
        rowLabel={packetPager.nameOf}
        searchLabel={t('searchPackets')}
        filters={useFilters(packetColumns)}
        source={packets.sourceOf(table.query)}
        pager={packetPager}
        renderCard={(packet) => <PacketCard packet={packet} />}
        onExport={(format) => saveExport('GET /api/v1/packets/export', { query: { ...table.query, format } })}
        empty={{
          icon: 'book',
          title: t('none'),
          ...(canCreate && { description: t('noneText') }),
          action: (
            <Can permission="Packet Create">
              <ActionButton action={add} />
            </Can>
          ),
        }}
      />
    </Page>
  );
}

export function PacketBadge({ state }: Pick<Packet, 'state'>) {
  const t = useMessages(packetMessages);
  if (state === 'ready') return null;
  return <StatusBadge status={state === 'failed' ? 'danger' : 'neutral'}>{t(`state.${state}`)}</StatusBadge>;
}

/** Its state, and why it failed. */
function PacketState({ packet: { state, reason } }: { packet: Packet }) {
  const t = useMessages(packetMessages);
  if (state === 'ready') return t('state.ready');
  return (
    <Stack gap="1">
      <span>
        <PacketBadge state={state} />
      </span>
      {reason === null ? null : <Text size="sm">{reason}</Text>}
    </Stack>
  );
}

/** A packet where there is no room for a table. */
function PacketCard({ packet }: { packet: Packet }) {
  const formats = useFormats();
  const { id, title, heldOn, state, reason, parts, createdBy } = packet;
  return (
    <ListCard
      title={<TextLink to={packetPaths.details(id)}>{title}</TextLink>}
      lead={reason ?? formats.list(parts.map(({ name }) => name))}
      facts={[formats.day(heldOn), createdBy]}
      badges={<PacketBadge state={state} />}
    />
  );
}
