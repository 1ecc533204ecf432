import { call, choicesOf, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Announcement } from '@courtyard/contract/communications/announcement/announcement';
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  ErrorLine,
  LoadingState,
  NativeSelect,
  Stack,
  Text,
} from '@courtyard/ui';
import { SearchBox } from '@courtyard/ui/data';
import { Drawer } from '@courtyard/ui/overlays';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { detailsMessages } from './details.messages';

const shown = ['all', 'read', 'unread'] as const;

/** How many of those whom it is for have opened it, and who. */
export function ReadersCard({ announcement: { id, readers, recipients } }: { announcement: Announcement }) {
  const t = useMessages(detailsMessages);
  const canSeeNames = useCan('Members List View');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <CardHeader title={t('readers')} />
      <CardBody>
        <Stack gap="3" alignItems="start">
          <Text>{t('readOf', { readers, recipients })}</Text>
          {canSeeNames ? (
            <Button size="sm" onClick={() => setOpen(true)}>
              {t('showNames')}
            </Button>
          ) : null}
        </Stack>
      </CardBody>
      {isOpen ? <ReadersDrawer id={id} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

function ReadersDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<(typeof shown)[number]>('all');
  const found = useInfiniteQuery({
    queryKey: ['communications', 'announcements', 'readers', id, search, state],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/announcements/:announcementId/readers', {
        params: { announcementId: id },
        query: {
          ...(search && { search }),
          ...(state !== 'all' && { state }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    getNextPageParam: ({ page }) => page.next,
  });
  const people = found.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Drawer open onClose={onClose} title={t('readers')}>
      <Stack gap="3">
        <SearchBox value={search} onChange={setSearch} label={t('findName')} />
        <NativeSelect
          aria-label={t('show')}
          value={state}
          onChange={({ target: { value } }) => setState(shown.find((each) => each === value) ?? 'all')}
        >
          {choicesOf(t, 'shown', shown).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
        {found.isPending ? <LoadingState /> : null}
        {found.isError ? <ErrorLine onRetry={() => void found.refetch()} /> : null}
        {found.isSuccess && people.length === 0 ? (
          <Text role="status" tone="muted">
            {t('nobodyShown')}
          </Text>
        ) : null}
        <Stack as="ul" gap="2" listStyleType="none">
          {people.map(({ key, name, readAt, hasAccount }) => (
            <li key={key}>
              <Text size="sm">{name}</Text>
              <Text size="sm" tone="muted">
                {readAt
                  ? t('readAt', { at: formats.moment(readAt) })
                  : t(hasAccount ? 'notRead' : 'noAccount')}
              </Text>
            </li>
          ))}
        </Stack>
        {found.hasNextPage ? (
          <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('more')}
          </Button>
        ) : null}
      </Stack>
    </Drawer>
  );
}
