import { call, defineResource, useCommand } from '@courtyard/common';
import { vendorPaths } from './vendor-paths';

export const vendors = defineResource({
  section: 'accounting',
  key: 'vendors',
  list: 'GET /api/v1/vendors',
  one: 'GET /api/v1/vendors/:vendorId',
  create: 'POST /api/v1/vendors',
  update: 'PUT /api/v1/vendors/:vendorId',
  history: 'GET /api/v1/vendors/:vendorId/history',
});

/** From one vendor of the list to the next. */
export const vendorPager = vendors.pager({ to: vendorPaths.details, nameOf: ({ name }) => name });

/** The accounts that bills of a vendor can begin with, for who may change them. */
export const useVendorChoices = () => vendors.useRead('GET /api/v1/vendors/choices');

/** Archives a vendor or takes it back; `version` is the one on screen. */
export const useArchiveVendor = () =>
  useCommand(
    'accounting',
    async (values: { id: string; version: number; archived: boolean }, idempotencyKey) => {
      const { id: vendorId, ...body } = values;
      const options = { params: { vendorId }, body, idempotencyKey };
      return (await call('POST /api/v1/vendors/:vendorId/archive', options)).data;
    },
  );

export const useSetTin = (id: string) => vendors.useWrite('PUT /api/v1/vendors/:vendorId/tin', id);
export const useRevealTin = (id: string) => vendors.useWrite('POST /api/v1/vendors/:vendorId/tin/reveal', id);
export const useRemoveTin = (id: string) => vendors.useWrite('DELETE /api/v1/vendors/:vendorId/tin', id);
