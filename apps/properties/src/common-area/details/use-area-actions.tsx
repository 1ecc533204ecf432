import { toast, useCan, useMessages, useToday } from '@courtyard/common';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { addDays } from '@courtyard/contract/days';
import { type PageAction, type PageActions, useFailureToast, useUndo } from '@courtyard/ui';
import { ConfirmDialog, type MenuItemSpec } from '@courtyard/ui/overlays';
import { type ReactNode, useState } from 'react';
import { freeSlots } from '../../reservation/booking/booking.rules';
import { areaPaths } from '../area-paths';
import { useArchiveArea, useAvailability } from '../common-area.queries';
import { useCalendarAddress } from './booking-part';
import { detailsMessages } from './details.messages';

/** What can be done with an area: book it, change it, close it; `dialog` is drawn anywhere on its page. */
export function useAreaActions(area: CommonArea): { actions: PageActions; dialog: ReactNode } {
  const t = useMessages(detailsMessages);
  const canEdit = useCan('Common Area Update');
  const canArchive = useCan('Common Area Archive');
  const archive = useArchiveArea();
  const showFailure = useFailureToast();
  const done = useUndo();
  const [isAsking, setAsking] = useState(false);
  const bringBack = (version: number) => archive.mutateAsync({ id: area.id, version, archive: false });
  const restored = t('restored', { name: area.name });
  const close = async () => {
    const { version } = await archive.mutateAsync({ id: area.id, version: area.version, archive: true });
    done({ title: t('archived', { name: area.name }), undo: () => bringBack(version), undone: restored });
  };
  const restore = async () => {
    await bringBack(area.version);
    toast({ title: restored, kind: 'success' });
  };
  const book = useBookNext(area);
  const change: PageAction | null =
    canEdit && !area.archived ? { label: t('edit'), icon: 'edit', to: areaPaths.edit(area.id) } : null;
  const closing: MenuItemSpec = area.archived
    ? { label: t('restore'), icon: 'refresh', onSelect: () => void restore().catch(showFailure) }
    : { label: t('archive'), icon: 'trash', onSelect: () => setAsking(true) };
  const dialog = (
    <ConfirmDialog
      open={isAsking}
      onClose={() => setAsking(false)}
      title={t('archiveTitle', { name: area.name })}
      verb={t('archive')}
      tone="primary"
      onConfirm={close}
    >
      {t('archiveText')}
    </ConfirmDialog>
  );
  const actions = {
    primary: book ?? change,
    secondary: book ? [change] : [],
    more: [canArchive ? closing : null],
  };
  return { actions, dialog };
}

/** Opens the form at the first slot that is free in the next two weeks, where one is; null where the person cannot book. */
function useBookNext(area: CommonArea): PageAction | null {
  const t = useMessages(detailsMessages);
  const today = useToday();
  const { setSlot } = useCalendarAddress();
  const canBook = area.bookableByMe && !area.archived;
  const availability = useAvailability(area.id, today, addDays(today, 13), canBook);
  const next = canBook ? freeSlots(availability.data?.days ?? [])[0] : undefined;
  const open = () => setSlot(next?.startsAt ?? new Date().toISOString());
  return canBook ? { label: t('book'), icon: 'calendar', onSelect: open } : null;
}
