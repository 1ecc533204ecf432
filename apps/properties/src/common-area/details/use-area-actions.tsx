import { toast, useCan, useMessages, useToday } from '@courtyard/common';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { addDays } from '@courtyard/contract/days';
import { type PageAct, type PageActions, useFailureToast } from '@courtyard/ui';
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
  const [isAsking, setAsking] = useState(false);
  const act = async (toArchive: boolean) => {
    await archive.mutateAsync({ id: area.id, version: area.version, archive: toArchive });
    toast({ title: t(toArchive ? 'archived' : 'restored', { name: area.name }), kind: 'success' });
  };
  const restore = () => void act(false).catch(showFailure);
  const book = useBookNext(area);
  const change: PageAct | null =
    canEdit && !area.archived ? { label: t('edit'), icon: 'edit', to: areaPaths.edit(area.id) } : null;
  const close: MenuItemSpec = area.archived
    ? { label: t('restore'), icon: 'refresh', onSelect: restore }
    : { label: t('archive'), icon: 'trash', tone: 'danger', onSelect: () => setAsking(true) };
  const dialog = (
    <ConfirmDialog
      open={isAsking}
      onClose={() => setAsking(false)}
      title={t('archiveTitle', { name: area.name })}
      verb={t('archive')}
      onConfirm={() => act(true)}
    >
      {t('archiveText')}
    </ConfirmDialog>
  );
  const actions = {
    primary: book ?? change,
    secondary: book ? [change] : [],
    more: [canArchive ? close : null],
  };
  return { actions, dialog };
}

/** Opens the form at the first slot that is free in the next two weeks, where one is; null where the person cannot book. */
function useBookNext(area: CommonArea): PageAct | null {
  const t = useMessages(detailsMessages);
  const today = useToday();
  const { setSlot } = useCalendarAddress();
  const canBook = area.bookableByMe && !area.archived;
  const availability = useAvailability(area.id, today, addDays(today, 13), canBook);
  const next = canBook ? freeSlots(availability.data?.days ?? [])[0] : undefined;
  const open = () => setSlot(next?.startsAt ?? new Date().toISOString());
  return canBook ? { label: t('book'), icon: 'calendar', onSelect: open } : null;
}
