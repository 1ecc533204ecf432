import { useCan, useMessages } from '@courtyard/common';
import { Card, ErrorState, LinkButton, LoadingState, Page, SimpleGrid, Skeleton } from '@courtyard/ui';
import { GalleryToolbar, isEmptyList, ListLinks, NothingFound } from '@courtyard/ui/data';
import type { ReactNode } from 'react';
import { areaPaths } from '../area-paths';
import { areaPager, commonAreas } from '../common-area.queries';
import { AreaCard } from './area.card';
import { useAreaFilters, useAreasTable } from './areas.table';
import { galleryMessages } from './gallery.messages';
import { useWishOfAddress, WishContext, WishNote } from './wish';

/** `common-areas`: everything that can be used together. */
export function CommonAreasPage() {
  const t = useMessages(galleryMessages);
  const canAdd = useCan('Common Area Create');
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{
        primary: canAdd ? { label: t('add'), icon: 'plus', to: areaPaths.create } : null,
        secondary: [{ label: t('bookings'), icon: 'calendar', to: areaPaths.reservations }],
      }}
    >
      <Gallery />
    </Page>
  );
}

function Gallery() {
  const t = useMessages(galleryMessages);
  const { state, query } = useAreasTable();
  const filters = useAreaFilters();
  const canAdd = useCan('Common Area Create');
  const canArchive = useCan('Common Area Archive');
  const { wish, clear } = useWishOfAddress();
  const areas = commonAreas.useList(query);
  const isEmpty = isEmptyList(areas, state);
  // Asked only of a gallery that shows nothing.
  const archived = commonAreas.useList({ archived: 'yes', limit: 1 }, { enabled: canArchive && isEmpty });
  const count = archived.data?.page.total ?? 0;
  return (
    <WishContext value={wish}>
      {wish ? <WishNote wish={wish} onClear={clear} /> : null}
      {isEmpty && count === 0 ? null : (
        <GalleryToolbar state={state} searchLabel={t('search')} filters={filters} />
      )}
      {areas.isPending ? (
        <GallerySkeleton />
      ) : areas.isError ? (
        <Card>
          <ErrorState error={areas.error} onRetry={() => void areas.refetch()} />
        </Card>
      ) : areas.data.data.length === 0 ? (
        <Card>
          <NothingFound
            isFiltered={state.isFiltered}
            onShowAll={state.clearFilters}
            leftOut={{
              count,
              title: t('allArchived', { count }),
              onShow: () => state.setFilter('archived', ['yes']),
            }}
            empty={{
              icon: 'calendar',
              title: t('emptyTitle'),
              description: t(canAdd ? 'emptyText' : 'emptyReader'),
              action: canAdd ? (
                <LinkButton to={areaPaths.create} icon="plus">
                  {t('add')}
                </LinkButton>
              ) : null,
            }}
          />
        </Card>
      ) : (
        <ListLinks pager={areaPager} query={areas} rowId={({ id }) => id} asked={query}>
          <Tiles>
            {areas.data.data.map((area) => (
              <AreaCard key={area.id} area={area} />
            ))}
          </Tiles>
        </ListLinks>
      )}
    </WishContext>
  );
}

function Tiles({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 3, xl: 4 }} gap={{ base: '4', md: '5' }}>
      {children}
    </SimpleGrid>
  );
}

function GallerySkeleton() {
  return (
    <LoadingState>
      <Tiles>
        {['1', '2', '3', '4'].map((place) => (
          <Skeleton key={place} height="auto" aspectRatio={4 / 5} borderRadius="lg" />
        ))}
      </Tiles>
    </LoadingState>
  );
}
