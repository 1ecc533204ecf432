import { call, type CallQuery, defineResource, useCommand } from '@courtyard/common';
import { assetPaths } from './asset-paths';

export type AssetsQuery = CallQuery<'GET /api/v1/assets'>;

export const assets = defineResource({
  section: 'properties',
  key: 'assets',
  list: 'GET /api/v1/assets',
  one: 'GET /api/v1/assets/:assetId',
  create: 'POST /api/v1/assets',
  update: 'PUT /api/v1/assets/:assetId',
  remove: 'DELETE /api/v1/assets/:assetId',
  history: 'GET /api/v1/assets/:assetId/history',
});

/** From one asset of the register to the next. */
export const assetPager = assets.pager({ to: (id) => assetPaths.details(id), nameOf: ({ name }) => name });

export const assetServices = assets.part({
  key: 'services',
  list: 'GET /api/v1/assets/:assetId/services',
  create: 'POST /api/v1/assets/:assetId/services',
  update: 'PUT /api/v1/assets/:assetId/services/:recordId',
  remove: 'DELETE /api/v1/assets/:assetId/services/:recordId',
});

/** Takes back a service that the person recorded just now; `version` is the one it was answered with. */
export function useUndoService() {
  return useCommand(
    'properties',
    async (undone: { assetId: string; recordId: string; version: number }, idempotencyKey) => {
      const { version, ...params } = undone;
      const options = { params, body: { version }, idempotencyKey };
      await call('POST /api/v1/assets/:assetId/services/:recordId/undo', options);
    },
  );
}
