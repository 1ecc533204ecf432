import { call, useMessages } from '@courtyard/common';
import type { NamedAudience } from '@courtyard/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../actions/button';
import { ErrorLine } from '../../../feedback/states';
import { LoadingState } from '../../../feedback/skeleton';
import { Drawer } from '../../../overlays/modal/dialog';
import { chakra } from '../../../theme/styled';
import { SearchBox } from '../../fields/search/search-box';
import { audienceMessages } from './audience.messages';

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  },
});

/** Who an audience is today, by name. */
export function RecipientsDrawer({ audience, onClose }: { audience: NamedAudience; onClose: () => void }) {
  const t = useMessages(audienceMessages);
  const [search, setSearch] = useState('');
  const found = useInfiniteQuery({
    queryKey: ['shell', 'audiences', 'recipients', audience, search],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call('POST /api/v1/audiences/recipients', {
        body: { audience, ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ page }) => page.next,
  });
  const people = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = found.data?.pages[0]?.page.total ?? 0;
  return (
    <Drawer open onClose={onClose} title={t('namesTitle')}>
      <SearchBox value={search} onChange={setSearch} label={t('findName')} />
      {found.isError ? <ErrorLine onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <LoadingState /> : null}
      {found.isSuccess ? (
        <chakra.p role="status" fontSize="sm" color="fg.muted" my="3">
          {total === 0 ? t('noneFound') : t('people', { count: total })}
        </chakra.p>
      ) : null}
      <chakra.ul listStyleType="none">
        {people.map(({ key, name, email, hasEmail, hasAccount, units }) => (
          <Line key={key}>
            <span>{name}</span>
            <chakra.span color="fg.muted">
              {[email ?? (hasEmail ? null : t('noEmail')), ...units, hasAccount ? null : t('noAccount')]
                .filter((part) => part !== null)
                .join(' · ')}
            </chakra.span>
          </Line>
        ))}
      </chakra.ul>
      {found.hasNextPage ? (
        <Button
          variant="secondary"
          mt="3"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
    </Drawer>
  );
}
