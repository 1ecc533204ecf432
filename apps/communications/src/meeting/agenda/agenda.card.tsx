import { lazyOverlay, toast, useCan, useMessages } from '@courtyard/common';
import { startsOfItems } from '@courtyard/contract/communications/meeting/agenda/agenda-times.rules';
import type { AgendaItem } from '@courtyard/contract/communications/meeting/agenda/agenda';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import {
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  EmptyState,
  HStack,
  useDragOrder,
  useFailureToast,
  useReorder,
} from '@courtyard/ui';
import { useRemoval } from '@courtyard/ui/details';
import { useRef, useState } from 'react';
import { agenda, meetings } from '../meeting.queries';
import { AgendaRow } from './agenda-row';
import { useAgendaOrder } from './agenda-order';
import { agendaMessages } from './agenda.messages';

const AddAgendaItemDialog = lazyOverlay(
  async () => (await import('./agenda-item.dialog')).AddAgendaItemDialog,
);
const ChangeAgendaItemDialog = lazyOverlay(
  async () => (await import('./agenda-item.dialog')).ChangeAgendaItemDialog,
);

/** What is talked about, in its order; who prepares the meeting moves items by dragging, by buttons and by keys. */
export function AgendaCard({ meeting }: { meeting: Meeting }) {
  const t = useMessages(agendaMessages);
  const keeps = useCan('Meeting Update') && meeting.status !== 'cancelled';
  const [isAdding, setIsAdding] = useState(false);
  const [changing, setChanging] = useState<AgendaItem | null>(null);
  const removing = agenda.useRemove(meeting.id);
  const removal = useRemoval<AgendaItem>(removing.mutateAsync, ({ title }) => ({
    name: title,
    text: t('removeText'),
    verb: t('removeVerb'),
    done: t('removed', { title }),
  }));
  const { items, moveTo } = useAgendaOrder(meeting);
  const list = useRef<HTMLOListElement>(null);
  useReorder(list, { isOn: keeps });
  const order = useDragOrder<AgendaItem>((dragged, onto) => void moveTo(dragged, items.indexOf(onto)));
  const minutes = items.reduce((sum, item) => sum + (item.minutes ?? 0), 0);
  const starts = startsOfItems(meeting.startsAt, items);
  const fail = useFailureToast();
  const adding = meetings.useWrite('POST /api/v1/meetings/:meetingId/agenda-minutes', meeting.id);
  const isPlanned = meeting.status === 'draft' || meeting.status === 'called';
  async function addMinutes(): Promise<void> {
    const now = await adding.mutateAsync(undefined);
    toast({ title: t(now.length > items.length ? 'minutesAdded' : 'noMinutes'), kind: 'success' });
  }
  const close = () => {
    setIsAdding(false);
    setChanging(null);
  };
  return (
    <Card>
      <CardHeader
        title={t('cardTitle')}
        description={minutes > 0 ? t('planned', { minutes }) : undefined}
        actions={
          keeps ? (
            <HStack gap="2" flexWrap="wrap">
              {isPlanned ? (
                <Button size="sm" loading={adding.isPending} onClick={() => void addMinutes().catch(fail)}>
                  {t('addMinutes')}
                </Button>
              ) : null}
              <Button size="sm" icon="plus" onClick={() => setIsAdding(true)}>
                {t('add')}
              </Button>
            </HStack>
          ) : undefined
        }
      />
      <CardBody>
        {items.length === 0 ? (
          <EmptyState icon="list" title={t('none')} description={keeps ? t('noneText') : undefined} />
        ) : (
          <Box as="ol" ref={list} listStyleType="none" mb="-3" mt="-1">
            {items.map((item, index) => (
              <AgendaRow
                key={item.id}
                item={item}
                startsAt={starts[index] ?? null}
                number={index + 1}
                isLast={index === items.length - 1}
                order={order}
                actions={
                  keeps
                    ? {
                        moveTo: (place) => void moveTo(item, place),
                        change: setChanging,
                        remove: removal.ask,
                      }
                    : null
                }
              />
            ))}
          </Box>
        )}
      </CardBody>
      {removal.dialog}
      {isAdding ? <AddAgendaItemDialog meetingId={meeting.id} onClose={close} /> : null}
      {changing ? <ChangeAgendaItemDialog meetingId={meeting.id} item={changing} onClose={close} /> : null}
    </Card>
  );
}
