import { call } from '@courtyard/common';
import type { RequestPlaces } from '@courtyard/contract/service-requests/request/my-request-routes';
import type { RequestPlace } from '@courtyard/contract/service-requests/request/request';
import type { LoadOptions, Option } from '@courtyard/ui/forms';
import { myRequests } from '../request/request.queries';

/** What a request can be about: the first ones of each kind. */
export const useRequestPlaces = () => myRequests.useRead('GET /api/v1/my-requests/places');

/** The place that an address names, which may be none of the first ones. */
export const useNamedPlace = (id: string | null) =>
  myRequests.useRead('GET /api/v1/my-requests/places', {
    ...(id !== null && { query: { id } }),
    enabled: id !== null,
  });

/** "Aspen · Aspen 101" */
export const placeLabel = ({ name, building }: RequestPlace): string =>
  building && !name.includes(building) ? `${building} · ${name}` : name;

export const placeOptions = (places: readonly RequestPlace[]): Option[] =>
  places.map((place) => ({ value: place.id, label: placeLabel(place) }));

/** Places of one kind by a part of their name. */
export const findPlaces =
  (of: keyof RequestPlaces): LoadOptions =>
  async (search, signal) => {
    const { data } = await call('GET /api/v1/my-requests/places', {
      query: search ? { search } : {},
      signal,
    });
    return placeOptions(data[of]);
  };

const groups = { units: 'unit', areas: 'area', assets: 'asset' } as const;

/** Places of every kind, as "unit:id", under the headings of their kinds. */
export const findAnyPlace =
  (headings: Readonly<Record<keyof RequestPlaces, string>>): LoadOptions =>
  async (search, signal) => {
    const { data } = await call('GET /api/v1/my-requests/places', {
      query: search ? { search } : {},
      signal,
    });
    return (['units', 'areas', 'assets'] as const).flatMap((of) =>
      placeOptions(data[of]).map(({ value, label }) => ({
        value: `${groups[of]}:${value}`,
        label,
        group: headings[of],
      })),
    );
  };

interface SimilarQuery {
  kind: string;
  category: string;
  placeKind?: 'unit' | 'area' | 'asset';
  placeId?: string;
}

/** Open requests of the community that may be the same. */
export const useSimilar = (query: SimilarQuery, enabled: boolean) =>
  myRequests.useRead('GET /api/v1/my-requests/similar', { query: query as never, enabled });
