import { useSearchParams } from '@courtyard/common/router';
import type { RequestKind } from '@courtyard/contract/service-requests/kind/request-kind';
import type { RequestPlaces } from '@courtyard/contract/service-requests/request/my-request-routes';
import { Card, ErrorState, LoadingState, Page, Skeleton, Stack } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { useRequestKinds } from '../request/request.queries';
import { useNamedPlace, useRequestPlaces } from './report.queries';

/** The first places of each kind, and the one that the address names. */
function withNamed(places: RequestPlaces, named: RequestPlaces | undefined): RequestPlaces {
  if (!named) return places;
  const both = (of: keyof RequestPlaces) => [
    ...places[of],
    ...named[of].filter(({ id }) => !places[of].some((place) => place.id === id)),
  ];
  return { units: both('units'), areas: both('areas'), assets: both('assets') };
}

interface LoaderProps {
  title: string;
  children: (known: { kinds: readonly RequestKind[]; places: RequestPlaces }) => ReactNode;
}

/** Waits for the kinds of requests and the person's places. */
export function ReportLoader({ title, children }: LoaderProps) {
  const kinds = useRequestKinds();
  const places = useRequestPlaces();
  const [search] = useSearchParams();
  const id = search.get('unit') ?? search.get('area') ?? search.get('asset');
  const named = useNamedPlace(id);
  const isReady = id === null || !named.isPending;
  if (kinds.data && places.data && isReady)
    return children({
      kinds: kinds.data,
      places: withNamed(places.data, id === null ? undefined : named.data),
    });
  const failed = [kinds, places].find(({ isError }) => isError);
  return (
    <Page title={title} width="form">
      {failed ? (
        <Card>
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
        </Card>
      ) : (
        <LoadingState>
          <Stack gap="3">
            <Skeleton height="24" />
            <Skeleton height="24" />
            <Skeleton height="24" />
          </Stack>
        </LoadingState>
      )}
    </Page>
  );
}
