import { useCan, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { announcementCategories } from '@courtyard/contract/communications/announcement/announcement.values';
import {
  Box,
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  Flex,
  LoadingState,
  NativeSelect,
  Page,
  Stack,
} from '@courtyard/ui';
import { SearchBox } from '@courtyard/ui/data';
import { announcementPaths } from '../announcement-paths';
import { announcementMessages } from '../announcement.messages';
import { useFeed } from '../announcement.queries';
import { FeedCard } from './feed.card';
import { feedMessages } from './feed.messages';

/** `announcements`: what is published for the person, pinned ones first, then the newest. */
export function FeedPage() {
  const t = useMessages(feedMessages);
  const tAnnouncement = useMessages(announcementMessages);
  const [params, setParams] = useSearchParams();
  const canWrite = useCan('Announcement Update');
  const search = params.get('search') ?? '';
  const category = announcementCategories.find((one) => one === params.get('category'));
  const isUnreadOnly = params.get('unread') === 'true';
  const isFiltered = search !== '' || category !== undefined || isUnreadOnly;
  const set = (name: 'search' | 'category' | 'unread', value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const found = useFeed({
    ...(search && { search }),
    ...(category && { category }),
    ...(isUnreadOnly && { unread: 'true' as const }),
  });
  const all = found.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{
        primary: canWrite
          ? { label: tAnnouncement('add'), icon: 'plus', to: announcementPaths.create }
          : null,
        secondary: canWrite ? [{ label: t('manage'), icon: 'list', to: announcementPaths.list }] : [],
      }}
    >
      <Stack gap="4" maxWidth="form">
        <Flex gap="3" wrap="wrap" align="center" role="search">
          <Box flex="1 1 14rem">
            <SearchBox value={search} onChange={(value) => set('search', value)} label={t('search')} />
          </Box>
          <Box flex="0 1 14rem" minWidth="9rem">
            <NativeSelect
              aria-label={t('category')}
              value={category ?? ''}
              onChange={(event) => set('category', event.target.value)}
            >
              <option value="">{t('all')}</option>
              {announcementCategories.map((one) => (
                <option key={one} value={one}>
                  {tAnnouncement(`category.${one}`)}
                </option>
              ))}
            </NativeSelect>
          </Box>
          <Checkbox
            label={t('unread')}
            checked={isUnreadOnly}
            onChange={(event) => set('unread', event.target.checked ? 'true' : '')}
          />
        </Flex>
        {found.isPending ? <LoadingState /> : null}
        {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
        {found.isSuccess && all.length === 0 ? (
          isFiltered ? (
            <EmptyState icon="message" title={t('noneFound')} description={t('noneFoundText')}>
              <Button variant="secondary" onClick={() => setParams({}, { replace: true })}>
                {t('showAll')}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState icon="message" title={tAnnouncement('none')} />
          )
        ) : null}
        {all.map((one) => (
          <FeedCard key={one.id} announcement={one} />
        ))}
        {found.hasNextPage ? (
          <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('older')}
          </Button>
        ) : null}
      </Stack>
    </Page>
  );
}
