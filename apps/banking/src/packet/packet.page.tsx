import { downloadFile, toast, useCan, useFormats, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { Packet } from '@courtyard/contract/banking/packet/packet';
import { packetVocabulary } from '@courtyard/contract/banking/packet/packet-vocabulary';
import { Page, Text, useFailureToast } from '@courtyard/ui';
import {
  CardColumns,
  FactCard,
  recordLoader,
  HistoryCard,
  PartCard,
  PartRow,
  RecordTabs,
} from '@courtyard/ui/details';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { packetPaths } from './packet-paths';
import { packetMessages } from './packet.messages';
import { packets, useRetryPacket } from './packet.queries';

const PacketLoader = recordLoader({
  messages: packetMessages,
  title: (t) => t('packet'),
  useOne: packets.useOne,
  list: packetPaths.list,
});

/** `packets/details?id=`: a packet with its parts and its PDF. */
export function PacketPage() {
  return <PacketLoader>{(packet) => <PacketView key={packet.id} packet={packet} />}</PacketLoader>;
}

function PacketView({ packet }: { packet: Packet }) {
  const t = useMessages(packetMessages);
  const formats = useFormats();
  const navigate = useNavigate();
  const canCreate = useCan('Packet Create');
  const remove = packets.useRemove();
  const retry = useRetryPacket(packet.id);
  const fail = useFailureToast();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, title, heldOn, parts, state, reason, journalNo, pageCount, createdBy, madeAt } = packet;
  const again = async () => {
    await retry.mutateAsync(undefined);
    toast({ title: t('retried'), kind: 'success' });
  };
  return (
    <Page
      title={title}
      description={state === 'making' ? t('makingText') : formats.day(heldOn)}
      actions={{
        primary:
          state === 'ready'
            ? {
                label: t('download'),
                icon: 'download',
                onSelect: () => downloadFile(packetPaths.file(id), `${heldOn} ${title}.pdf`),
              }
            : state === 'failed' && canCreate
              ? { label: t('retry'), onSelect: () => void again().catch(fail) }
              : undefined,
        more: [
          canCreate
            ? { label: t('remove'), icon: 'trash', tone: 'danger', onSelect: () => setIsRemoving(true) }
            : null,
        ],
      }}
    >
      <RecordTabs
        record={{ id, name: title }}
        overview={
          <CardColumns
            left={
              <PartCard<Packet['parts'][number]>
                title={t('parts')}
                query={{ data: parts, isError: false, error: null, refetch: () => Promise.resolve() }}
                empty={null}
              >
                {({ kind, name, page }) => (
                  <PartRow
                    key={`${kind} ${name} ${page}`}
                    title={name}
                    aside={
                      page === null ? null : (
                        <Text size="sm" tone="muted">
                          {t('page', { page })}
                        </Text>
                      )
                    }
                  >
                    <Text size="sm" tone="muted">
                      {t(`part.${kind}`)}
                    </Text>
                  </PartRow>
                )}
              </PartCard>
            }
            right={
              <FactCard
                title={t('details')}
                facts={[
                  { label: t('state'), value: t(`state.${state}`) },
                  { label: t('reason'), value: reason },
                  { label: t('heldOn'), value: formats.day(heldOn) },
                  { label: t('journalNo'), value: journalNo === null ? null : String(journalNo) },
                  { label: t('pageCount'), value: pageCount === null ? null : String(pageCount) },
                  { label: t('createdBy'), value: createdBy },
                  { label: t('madeAt'), value: madeAt === null ? null : formats.moment(madeAt) },
                ]}
              />
            }
          />
        }
        history={
          <HistoryCard
            of={packets.historyOf(id)}
            vocabulary={packetVocabulary}
            description={t('historyText')}
          />
        }
      />
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setIsRemoving(false)}
        title={t('removeTitle', { title })}
        verb={t('remove')}
        onConfirm={async () => {
          await remove.mutateAsync(id);
          toast({ title: t('deleted', { title }), kind: 'success' });
          await navigate(packetPaths.list);
        }}
      >
        {t('removeText')}
      </ConfirmDialog>
    </Page>
  );
}
