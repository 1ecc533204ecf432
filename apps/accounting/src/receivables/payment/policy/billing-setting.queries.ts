import { call, defineResource } from '@courtyard/common';
import { useQuery } from '@tanstack/react-query';

export const billingSettings = defineResource({ section: 'accounting', key: 'billing-setting' });

/** How owners pay, and what bookings are billed as. */
export const useBillingSetting = () =>
  useQuery({
    queryKey: billingSettings.keys.all,
    queryFn: async ({ signal }) => (await call('GET /api/v1/billing-setting', { signal })).data,
  });
