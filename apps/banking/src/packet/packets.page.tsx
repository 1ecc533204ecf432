import { useCan, useFormats, useMessages } from '@courtyard/common';
import type { Packet } from '@courtyard/contract/banking/packet/packet';
import { EmptyState, Page, StatusBadge, Text, TextLink } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { packetPaths } from './packet-paths';
import { packetMessages } from './packet.messages';
import { usePackets } from './packet.queries';

/** `packets`: board packets, the newest first. */
export function PacketsPage() {
  const t = useMessages(packetMessages);
  const canCreate = useCan('Packet Create');
  const found = usePackets();
  return (
    <Page
      title={t('listTitle')}
      description={t('text')}
      actions={{
        primary: canCreate ? { label: t('create'), icon: 'plus', to: packetPaths.create } : undefined,
      }}
    >
      <PartCard<Packet>
        query={{ ...found, data: found.data?.packets }}
        empty={
          <EmptyState icon="book" title={t('none')} description={canCreate ? t('noneText') : undefined} />
        }
      >
        {(packet) => <PacketRow key={packet.id} packet={packet} />}
      </PartCard>
    </Page>
  );
}

export function PacketBadge({ state }: Pick<Packet, 'state'>) {
  const t = useMessages(packetMessages);
  if (state === 'ready') return null;
  return <StatusBadge status={state === 'failed' ? 'danger' : 'neutral'}>{t(`state.${state}`)}</StatusBadge>;
}

function PacketRow({ packet }: { packet: Packet }) {
  const t = useMessages(packetMessages);
  const formats = useFormats();
  const { id, title, heldOn, state, reason, parts, createdBy } = packet;
  return (
    <PartRow
      title={<TextLink to={packetPaths.details(id)}>{title}</TextLink>}
      badge={<PacketBadge state={state} />}
    >
      <Text size="sm">
        {formats.day(heldOn)} · {createdBy}
      </Text>
      <Text size="sm" tone="muted">
        {reason ?? formats.list(parts.map(({ name }) => name))}
      </Text>
      {state === 'making' ? <Text size="sm">{t('makingText')}</Text> : null}
    </PartRow>
  );
}
