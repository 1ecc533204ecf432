import { call } from '@courtyard/common';
import { useQuery } from '@tanstack/react-query';

/** A vendor as bills refer to it. */
export interface VendorChoice {
  id: string;
  name: string;
  /** From a bill's date until it is due, in days. */
  termsDays: number;
}

const vendorsPerCall = 200;

async function allVendors(signal: AbortSignal): Promise<VendorChoice[]> {
  const vendors: VendorChoice[] = [];
  let cursor: string | undefined;
  do {
    const answer = await call('GET /api/v1/vendors', {
      query: { limit: vendorsPerCall, ...(cursor && { cursor }) },
      signal,
    });
    vendors.push(...answer.data.map(({ id, name, termsDays }) => ({ id, name, termsDays })));
    cursor = answer.page.next ?? undefined;
  } while (cursor !== undefined);
  return vendors;
}

/** All vendors in use: names of them are looked up in what somebody pastes. */
export const useAllVendors = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: ['accounting', 'vendors', 'all-vendors'],
    queryFn: ({ signal }) => allVendors(signal),
    enabled,
  });
