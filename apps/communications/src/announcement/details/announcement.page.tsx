import { call, useCan, useFormats, useMessages, useUiConfig } from '@courtyard/common';
import type { Announcement } from '@courtyard/contract/communications/announcement/announcement';
import { announcementColumns } from '@courtyard/contract/communications/announcement/announcement.columns';
import { audienceText } from '@courtyard/contract/platform/notifications/audience/audience.labels';
import { Card, CardBody, CardHeader, Page, Stack, Text } from '@courtyard/ui';
import {
  CardColumns,
  FactCard,
  FileLinks,
  HistoryCard,
  RichTextView,
  useFieldTexts,
} from '@courtyard/ui/details';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AnnouncementLoader } from '../announcement-loader';
import { AnnouncementStatusBadge } from '../announcement-status';
import { announcementMessages } from '../announcement.messages';
import { announcements } from '../announcement.queries';
import { CommentsCard } from '../comment/comments.card';
import { announcementVocabulary, detailsMessages } from './details.messages';
import { ReadersCard } from './readers.card';
import { useAnnouncementActions } from './use-announcement-actions';

/** `announcements/details?id=`: what it says; for its authors, whom it is for and who has read it. */
export function AnnouncementPage() {
  return (
    <AnnouncementLoader>
      {(announcement) => <AnnouncementView key={announcement.id} announcement={announcement} />}
    </AnnouncementLoader>
  );
}

/** Tells the server once that the person has opened it. */
function useReadReceipt({ id, isForMe, isRead, status }: Announcement): void {
  const client = useQueryClient();
  const isNew = isForMe && !isRead && status === 'published';
  useEffect(() => {
    if (!isNew) return;
    const recordReading = async () => {
      await call('POST /api/v1/announcements/:announcementId/read', { params: { announcementId: id } });
      await client.invalidateQueries({ queryKey: ['communications', 'announcements'] });
    };
    // What could not be recorded now is recorded when it is opened again.
    recordReading().catch(() => undefined);
  }, [id, isNew, client]);
}

function AnnouncementView({ announcement }: { announcement: Announcement }) {
  const t = useMessages(detailsMessages);
  const tAnnouncement = useMessages(announcementMessages);
  const formats = useFormats();
  const canWrite = useCan('Announcement Update');
  const { actions, dialog } = useAnnouncementActions(announcement);
  useReadReceipt(announcement);
  const { title, category, status, publishesAt, author, files, body, pictures, allowsComments, id } =
    announcement;
  const about = [
    tAnnouncement(`category.${category}`),
    ...(publishesAt === null
      ? []
      : [
          status === 'scheduled'
            ? t('scheduledFor', { at: formats.moment(publishesAt) })
            : formats.moment(publishesAt),
        ]),
    author,
  ].join(' · ');
  const text = (
    <Stack gap="5">
      <Card>
        <CardBody>
          <RichTextView text={body} pictures={pictures} />
        </CardBody>
      </Card>
      {files.length > 0 ? (
        <Card>
          <CardHeader title={tAnnouncement('files')} />
          <CardBody>
            <FileLinks files={files} />
          </CardBody>
        </Card>
      ) : null}
      {allowsComments && publishesAt ? <CommentsCard announcementId={id} /> : null}
    </Stack>
  );
  return (
    <Page title={title} description={about} actions={actions}>
      {canWrite ? (
        <CardColumns
          left={text}
          right={
            <>
              <AboutCard announcement={announcement} />
              {announcement.recipients > 0 ? <ReadersCard announcement={announcement} /> : null}
              <HistoryCard
                of={announcements.historyOf(id)}
                vocabulary={announcementVocabulary}
                description={t('historyText')}
              />
            </>
          }
        />
      ) : (
        text
      )}
      {dialog}
    </Page>
  );
}

function AboutCard({ announcement }: { announcement: Announcement }) {
  const t = useMessages(detailsMessages);
  const tAnnouncement = useMessages(announcementMessages);
  const language = useUiConfig((config) => config.language);
  const { label, facts } = useFieldTexts(announcementColumns);
  return (
    <FactCard
      title={t('about')}
      facts={[
        { label: label('status'), value: <AnnouncementStatusBadge value={announcement.status} /> },
        {
          label: tAnnouncement('audience'),
          value: (
            <Text as="span" size="sm">
              {announcement.audience ? audienceText(announcement.audience, language) : ''}
            </Text>
          ),
        },
        ...facts(announcement, 'publishesAt').map((fact) =>
          announcement.status === 'scheduled' ? { ...fact, label: t('comesOut') } : fact,
        ),
        ...facts(announcement, 'expiresOn'),
      ]}
    />
  );
}
