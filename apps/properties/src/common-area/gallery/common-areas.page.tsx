import { useCan, useMessages } from '@courtyard/common';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  Page,
  SimpleGrid,
  Skeleton,
} from '@courtyard/ui';
import type { ReactNode } from 'react';
import { areaPaths } from '../area-paths';
import { commonAreas } from '../common-area.queries';
import { AreaCard } from './area-card';
import { AreaFilters, useAreaFilters } from './area-filters';
import { galleryMessages } from './gallery.messages';

/** `common-areas`: everything that can be used together. */
export function CommonAreasPage() {
  const t = useMessages(galleryMessages);
  const mayAdd = useCan('Common Area Create');
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{
        primary: mayAdd ? { label: t('add'), icon: 'plus', to: areaPaths.create } : null,
        secondary: [{ label: t('bookings'), icon: 'calendar', to: areaPaths.reservations }],
      }}
    >
      <Gallery />
    </Page>
  );
}

function Gallery() {
  const filters = useAreaFilters();
  const areas = commonAreas.useList({
    sort: 'name',
    limit: 200,
    archived: filters.archived ? 'all' : 'no',
    ...(filters.text && { search: filters.text }),
    ...(filters.kind && { kind: [filters.kind] }),
  });
  return (
    <>
      <AreaFilters filters={filters} />
      {areas.isPending ? (
        <GallerySkeleton />
      ) : areas.isError ? (
        <Card>
          <ErrorState error={areas.error} onRetry={() => void areas.refetch()} />
        </Card>
      ) : areas.data.data.length === 0 ? (
        <NothingHere isFiltered={filters.isFiltered} onClear={filters.clear} />
      ) : (
        <Tiles>
          {areas.data.data.map((area) => (
            <AreaCard key={area.id} area={area} />
          ))}
        </Tiles>
      )}
    </>
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

function NothingHere({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useMessages(galleryMessages);
  const canCreate = useCan('Common Area Create');
  if (isFiltered) {
    return (
      <Card>
        <EmptyState title={t('noMatchTitle')} description={t('noMatchText')}>
          <Button onClick={onClear}>{t('clear')}</Button>
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon="calendar"
        title={t('emptyTitle')}
        description={canCreate ? t('emptyText') : t('emptyReader')}
      >
        {canCreate ? (
          <LinkButton to={areaPaths.create} icon="plus">
            {t('add')}
          </LinkButton>
        ) : null}
      </EmptyState>
    </Card>
  );
}
