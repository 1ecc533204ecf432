import { call, defineResource, useCommand } from '@courtyard/common';
import { serviceItemPaths } from './service-item-paths';

export const serviceItems = defineResource({
  section: 'bookkeeping',
  key: 'service-items',
  list: 'GET /api/v1/service-items',
  one: 'GET /api/v1/service-items/:serviceItemId',
  create: 'POST /api/v1/service-items',
  update: 'PUT /api/v1/service-items/:serviceItemId',
  history: 'GET /api/v1/service-items/:serviceItemId/history',
});

/** From one service item of the list to the next. */
export const serviceItemPager = serviceItems.pager({
  to: serviceItemPaths.details,
  nameOf: ({ name }) => name,
});

/** The accounts and funds that a service item can have, for who may change them. */
export const useServiceItemChoices = () => serviceItems.useRead('GET /api/v1/service-items/choices');

/** Archives a service item or takes it back; `version` is the one on screen. */
export const useArchiveServiceItem = () =>
  useCommand(
    'bookkeeping',
    async (values: { id: string; version: number; archived: boolean }, idempotencyKey) => {
      const { id: serviceItemId, ...body } = values;
      const options = { params: { serviceItemId }, body, idempotencyKey };
      return (await call('POST /api/v1/service-items/:serviceItemId/archive', options)).data;
    },
  );
