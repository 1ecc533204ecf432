import { type CallQuery, defineResource } from '@courtyard/common';

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

export const assetServices = assets.part({
  key: 'services',
  list: 'GET /api/v1/assets/:assetId/services',
  create: 'POST /api/v1/assets/:assetId/services',
  update: 'PUT /api/v1/assets/:assetId/services/:recordId',
  remove: 'DELETE /api/v1/assets/:assetId/services/:recordId',
});
