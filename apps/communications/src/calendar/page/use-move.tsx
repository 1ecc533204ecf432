import { toast, useMessages } from '@courtyard/common';
import type {
  CalendarOccurrence,
  CalendarScope,
} from '@courtyard/contract/communications/calendar/calendar-event';
import { useFailureToast } from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
import { useCalendarWrites } from '../calendar.queries';
import { ScopeDialog } from '../details/scope-dialog';
import { isResized, type Move } from '../grid/grid-event.rules';
import { pageMessages } from './page.messages';

interface Waiting {
  event: CalendarOccurrence;
  move: Move;
  revert: () => void;
}

/** Moves a date: of a series it asks first which dates are meant. `dialog` is drawn anywhere on the page. */
export function useMove(): {
  move: (event: CalendarOccurrence, move: Move, revert: () => void) => void;
  dialog: ReactNode;
} {
  const t = useMessages(pageMessages);
  const writes = useCalendarWrites();
  const notifyFailure = useFailureToast();
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  async function save({ event, move, revert }: Waiting, scope: CalendarScope) {
    const { eventId, occurrence, version, title } = event;
    if (eventId === null) return;
    const { start, end, allDay } = move;
    const dated = { start, end, ...(allDay !== event.allDay && { allDay }) };
    try {
      await writes.update(eventId, { ...dated, scope, occurrence, version });
      toast({ title: t(isResized(event, move) ? 'resized' : 'dragged', { title }) });
    } catch (error) {
      revert();
      notifyFailure(error);
    }
  }

  return {
    move(event, move, revert) {
      const given = { event, move, revert };
      if (event.recurs) setWaiting(given);
      else void save(given, 'all');
    },
    dialog: waiting ? (
      <ScopeDialog
        title={waiting.event.title}
        verb={isResized(waiting.event, waiting.move) ? 'resize' : 'move'}
        onClose={() => {
          waiting.revert();
          setWaiting(null);
        }}
        onChoose={async (scope) => {
          await save(waiting, scope);
          setWaiting(null);
        }}
      />
    ) : null,
  };
}
