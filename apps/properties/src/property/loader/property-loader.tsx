import { ApiError, useCan } from '@courtyard/common';
import type { Property } from '@courtyard/contract/properties/property/property';
import { ErrorState, LinkButton, LoadingState, Page, Skeleton, Stack } from '@courtyard/ui';
import { Walked } from '@courtyard/ui/details';
import type { ReactNode } from 'react';
import { useLoaderTexts } from './loader.messages';
import { properties, type propertyPager } from '../property.queries';
import { propertyPaths } from '../property-paths';

const unknownStatuses = [404, 422];

interface PropertyLoaderProps {
  propertyId: string;
  /** On the property's own page: who came from the register goes on to the next. */
  pager?: typeof propertyPager;
  children: (property: Property) => ReactNode;
}

/** Reads the property that a page is about, and stands for the page until it is there. */
export function PropertyLoader({ pager, ...gate }: PropertyLoaderProps) {
  return (
    <Walked list={pager} id={gate.propertyId}>
      <Gated {...gate} />
    </Walked>
  );
}

function Gated(props: Omit<PropertyLoaderProps, 'walk'>) {
  const t = useLoaderTexts();
  const property = properties.useOne(props.propertyId);
  if (property.data) return props.children(property.data);
  if (props.propertyId === '') return <Dead title={t('noId')} text={t('noIdText')} />;
  if (property.error instanceof ApiError && unknownStatuses.includes(property.error.status)) {
    return <Dead title={t('notFound')} text={t('notFoundText')} />;
  }
  if (property.isError) {
    return (
      <Page title={t('property')}>
        <ErrorState error={property.error} onRetry={() => void property.refetch()} />
      </Page>
    );
  }
  return (
    <Page title={<Skeleton width="14rem" height="8" />} documentTitle={t('property')}>
      <LoadingState>
        <Stack gap="5">
          <Skeleton height="16" />
          <Skeleton height="11" />
          <Skeleton height="24" />
        </Stack>
      </LoadingState>
    </Page>
  );
}

function Dead({ title, text }: { title: string; text: string }) {
  const t = useLoaderTexts();
  const seesList = useCan('Properties List View');
  return (
    <Page title={title} description={text}>
      <LinkButton to={seesList ? propertyPaths.list : propertyPaths.overview}>
        {t(seesList ? 'toList' : 'toOverview')}
      </LinkButton>
    </Page>
  );
}
