import { toast, useCan, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type {
  CalendarDetails,
  CalendarScope,
} from '@courtyard/contract/communications/calendar/calendar-event';
import { type PageActions, Text, useFailureToast } from '@courtyard/ui';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { type ReactNode, useState } from 'react';
import { calendarPaths } from '../calendar-paths';
import { useCalendarWrites } from '../calendar.queries';
import { detailsMessages } from './details.messages';
import { ScopeDialog } from './scope-dialog';

/** What can be done with a date: of a series it is asked first which dates are meant. `dialog` is drawn anywhere on the page. */
export function useEventActions({ event, occurrence }: CalendarDetails): {
  actions: PageActions;
  dialog: ReactNode;
} {
  const t = useMessages(detailsMessages);
  const canWrite = useCan('Calendar Event Create');
  const navigate = useNavigate();
  const writes = useCalendarWrites();
  const notifyFailure = useFailureToast();
  const [asked, setAsked] = useState<'edit' | 'remove' | null>(null);
  const date = occurrence.occurrence;
  const { title, recurs } = occurrence;

  async function remove(scope: CalendarScope) {
    await writes.remove(event.id, {
      scope,
      ...(scope !== 'all' && { occurrence: date }),
      version: event.version,
    });
    toast({ title: t('removed', { title }) });
    await navigate(calendarPaths.list);
  }
  const close = () => setAsked(null);
  const choose = async (scope: CalendarScope) => {
    if (asked === 'edit') return void navigate(calendarPaths.edit(event.id, date, scope));
    await remove(scope).catch(notifyFailure);
    close();
  };
  const editAction = recurs
    ? { onSelect: () => setAsked('edit') }
    : { to: calendarPaths.edit(event.id, date, 'all') };
  return {
    actions: canWrite
      ? {
          primary: { label: t('edit'), icon: 'edit', ...editAction },
          more: [{ label: t('remove'), icon: 'trash', tone: 'danger', onSelect: () => setAsked('remove') }],
        }
      : {},
    dialog:
      asked === null ? null : recurs ? (
        <ScopeDialog title={title} verb={asked} onClose={close} onChoose={choose} />
      ) : (
        <ConfirmDialog
          open
          onClose={close}
          title={t('removeTitle', { title })}
          verb={t('removeEvent')}
          onConfirm={() => remove('all')}
        >
          <Text size="sm">{t('removeText')}</Text>
        </ConfirmDialog>
      ),
  };
}
