import { call, toast, useCan, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { Announcement } from '@courtyard/contract/communications/announcement/announcement';
import { useFailureToast } from '@courtyard/ui';
import { useRecordActions } from '@courtyard/ui/details';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announcementPaths } from '../announcement-paths';
import { announcements } from '../announcement.queries';
import { detailsMessages } from './details.messages';
import { PreviewDialog } from './preview.dialog';
import { PublishDialog } from './publish.dialog';

/** What can be done with an announcement; `dialog` is drawn anywhere on its page. */
export function useAnnouncementActions(announcement: Announcement) {
  const t = useMessages(detailsMessages);
  const say = useFailureToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isPreviewing, setPreviewing] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const { id, title: name, status, version } = announcement;
  const params = { announcementId: id };
  const run = async (action: () => Promise<unknown>) => {
    try {
      await action();
      await client.invalidateQueries({ queryKey: ['communications', 'announcements'] });
    } catch (error) {
      say(error);
    }
  };
  const withdraw = () =>
    run(async () => {
      await call('POST /api/v1/announcements/:announcementId/withdraw', { params, body: { version } });
      toast({ title: t('withdrawn', { name }), kind: 'success' });
    });
  const duplicate = () =>
    run(async () => {
      const { data } = await call('POST /api/v1/announcements/:announcementId/duplicate', { params });
      toast({ title: t('duplicated'), kind: 'success' });
      await navigate(announcementPaths.edit(data.id));
    });
  // One of those whom it is for is chosen by name.
  const canSeeNames = useCan('Members List View');
  const isOut = status === 'scheduled' || status === 'published';
  const { actions, dialog } = useRecordActions({
    may: useCan('Announcement Update'),
    record: { id, name },
    paths: announcementPaths,
    remove: announcements.useRemove().mutateAsync,
    removal: { text: t('removeText'), verb: t('removeVerb') },
    primary:
      status === 'draft'
        ? { label: t('publish'), icon: 'message', onSelect: () => setPublishing(true) }
        : null,
    items: [
      ...(canSeeNames
        ? [{ label: t('preview'), icon: 'user' as const, onSelect: () => setPreviewing(true) }]
        : []),
      { label: t('duplicate'), icon: 'copy', onSelect: () => void duplicate() },
      ...(isOut ? [{ label: t('withdraw'), icon: 'close' as const, onSelect: () => void withdraw() }] : []),
    ],
  });
  return {
    actions,
    dialog: (
      <>
        {dialog}
        {isPreviewing ? (
          <PreviewDialog announcement={announcement} onClose={() => setPreviewing(false)} />
        ) : null}
        {isPublishing ? (
          <PublishDialog announcement={announcement} onClose={() => setPublishing(false)} />
        ) : null}
      </>
    ),
  };
}
