import { call } from '@courtyard/common';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { useQuery } from '@tanstack/react-query';

/** A unit as it is chosen: `Aspen House 204`, and who owns it. */
export interface Unit {
  id: string;
  name: string;
  /** Null where there are no buildings. */
  building: string | null;
  owners: string;
}

const pageSize = 200;

/** Every unit of the register, page by page. */
async function fetchUnits(signal: AbortSignal, cursor?: string): Promise<Unit[]> {
  const query = { limit: pageSize, ...(cursor !== undefined && { cursor }) };
  const { data, page } = await call('GET /api/v1/properties', { query, signal });
  const units = data.map((property) => ({
    id: property.id,
    name: propertyName(property),
    building: property.building,
    owners: property.ownerNames,
  }));
  return page.next === null ? units : [...units, ...(await fetchUnits(signal, page.next))];
}

/** The units of the community that are in use, for those who bill them. */
export const useUnits = () =>
  useQuery({ queryKey: ['properties', 'every-unit'], queryFn: ({ signal }) => fetchUnits(signal) });

/** The chart of accounts as forms need it: what can be posted to, and the funds. */
export const useChart = () =>
  useQuery({
    queryKey: ['bookkeeping', 'chart-of-forms'],
    queryFn: async ({ signal }) => (await call('GET /api/v1/accounts', { query: {}, signal })).data,
  });
