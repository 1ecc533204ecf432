import { call, useMessages } from '@courtyard/common';
import type { Announcement } from '@courtyard/contract/communications/announcement/announcement';
import { beginningOf, plainTextOf } from '@courtyard/contract/fields/rich-text.rules';
import { Card, CardBody, ErrorState, Field, LoadingState, NativeSelect, Stack, Text } from '@courtyard/ui';
import { RichTextView } from '@courtyard/ui/details';
import { SearchBox } from '@courtyard/ui/data';
import { Dialog } from '@courtyard/ui/overlays';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FeedCard } from '../feed/feed.card';
import { detailsMessages } from './details.messages';

/** Characters that the feed shows. */
const beginning = 240;

/** The announcement as one of those whom it is for gets it: among the others, by e-mail, or not at all. */
export function PreviewDialog({
  announcement,
  onClose,
}: {
  announcement: Announcement;
  onClose: () => void;
}) {
  const t = useMessages(detailsMessages);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { id, body, pictures, files } = announcement;
  const found = useQuery({
    queryKey: ['communications', 'announcements', id, 'reach', search],
    queryFn: async ({ signal }) => {
      const params = { announcementId: id };
      const query = { ...(search && { search }) };
      return (await call('GET /api/v1/announcements/:announcementId/reach', { params, query, signal })).data;
    },
    placeholderData: keepPreviousData,
  });
  const person = found.data?.find(({ key }) => key === chosen) ?? found.data?.[0];
  return (
    <Dialog open onClose={onClose} title={t('previewTitle')}>
      <Stack gap="4">
        <SearchBox value={search} onChange={setSearch} label={t('previewFind')} />
        {found.isPending ? <LoadingState /> : null}
        {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
        {found.data?.length === 0 ? <Text tone="muted">{t('previewNobody')}</Text> : null}
        {person ? (
          <>
            <Field label={t('previewPerson')}>
              <NativeSelect value={person.key} onChange={(event) => setChosen(event.target.value)}>
                {found.data?.map(({ key, name, email }) => (
                  <option key={key} value={key}>
                    {email === null ? name : `${name} (${email})`}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Text role="status">{t(`way.${person.way}`)}</Text>
            {person.way === 'page' ? (
              <Framed>
                <FeedCard
                  announcement={{
                    ...announcement,
                    files: files.length,
                    isRead: false,
                    beginning: beginningOf(body, beginning),
                  }}
                />
                <Card>
                  <CardBody>
                    <RichTextView text={body} pictures={pictures} />
                  </CardBody>
                </Card>
              </Framed>
            ) : null}
            {person.way === 'mail' ? (
              <Framed>
                <Card>
                  <CardBody>
                    <Text whiteSpace="pre-wrap">{plainTextOf(body)}</Text>
                  </CardBody>
                </Card>
              </Framed>
            ) : null}
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
}

/** A dialog is as white as cards are: what they lie on shows where one ends. */
function Framed({ children }: { children: ReactNode }) {
  return (
    <Stack gap="3" p={{ base: '2', md: '4' }} borderRadius="md" bg="bg.subtle">
      {children}
    </Stack>
  );
}
