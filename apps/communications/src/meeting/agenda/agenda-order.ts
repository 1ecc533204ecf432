import { toast, useMessages } from '@courtyard/common';
import type { AgendaItem } from '@courtyard/contract/communications/meeting/agenda/agenda';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import { useFailureToast } from '@courtyard/ui';
import { useState } from 'react';
import { meetings } from '../meeting.queries';
import { agendaMessages } from './agenda.messages';

/** The items in the order that was just chosen, until the server has it; `place` counts from 0. */
export function useAgendaOrder(meeting: Meeting) {
  const t = useMessages(agendaMessages);
  const ordering = meetings.useWrite('PUT /api/v1/meetings/:meetingId/agenda-order', meeting.id);
  const fail = useFailureToast();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const placeOf = (id: string) => (chosen ?? []).indexOf(id);
  const items =
    chosen === null ? meeting.agenda : meeting.agenda.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));

  async function moveTo(item: AgendaItem, place: number): Promise<void> {
    if (place < 0 || place >= items.length || ordering.isPending) return;
    const others = items.map(({ id }) => id).filter((id) => id !== item.id);
    const itemIds = others.toSpliced(place, 0, item.id);
    setChosen(itemIds);
    try {
      await ordering.mutateAsync({ itemIds });
      toast({ title: t('moved', { title: item.title, place: place + 1 }), kind: 'success' });
    } catch (error) {
      fail(error);
    } finally {
      setChosen(null);
    }
  }
  return { items, moveTo };
}
