import { call } from '@courtyard/common';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { useQuery } from '@tanstack/react-query';

/** A unit as people call it. */
export interface Unit {
  id: string;
  name: string;
}

const unitsPerCall = 200;

async function allUnits(signal: AbortSignal): Promise<Unit[]> {
  const units: Unit[] = [];
  let cursor: string | undefined;
  do {
    const answer = await call('GET /api/v1/properties', {
      query: { limit: unitsPerCall, ...(cursor && { cursor }) },
      signal,
    });
    units.push(...answer.data.map((property) => ({ id: property.id, name: propertyName(property) })));
    cursor = answer.page.next ?? undefined;
  } while (cursor !== undefined);
  return units;
}

/** All units of the community: names of them are looked up in what somebody pastes. */
export const useUnits = () =>
  useQuery({
    queryKey: ['properties', 'properties', 'all-units'],
    queryFn: ({ signal }) => allUnits(signal),
  });
