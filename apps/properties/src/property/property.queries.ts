import { call, type CallAnswer, type CallQuery, defineResource, useCommand } from '@courtyard/common';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { propertyPaths } from './property-paths';

export type PropertiesListQuery = CallQuery<'GET /api/v1/properties'>;
export type PropertiesPage = CallAnswer<'GET /api/v1/properties'>;

export const properties = defineResource({
  section: 'properties',
  key: 'properties',
  list: 'GET /api/v1/properties',
  one: 'GET /api/v1/properties/:propertyId',
  create: 'POST /api/v1/properties',
  update: 'PUT /api/v1/properties/:propertyId',
  history: 'GET /api/v1/properties/:propertyId/history',
});

/** From one property of the register to the next. */
export const propertyPager = properties.pager({ to: (id) => propertyPaths.detail(id), nameOf: propertyName });

export const usePropertyFacets = () => properties.useRead('GET /api/v1/properties/facets');

/** The properties that the signed-in person owns or lives in. */
export const useMyProperties = () => properties.useRead('GET /api/v1/properties/mine');

/** Archives a property or brings it back; `version` is the one on screen. */
export function useArchiveProperty() {
  return useCommand(
    'properties',
    async (values: { id: string; version: number; archive: boolean }, idempotencyKey) => {
      const { id: propertyId, version, archive } = values;
      const options = { params: { propertyId }, body: { version }, idempotencyKey };
      const answer = archive
        ? await call('POST /api/v1/properties/:propertyId/archive', options)
        : await call('POST /api/v1/properties/:propertyId/restore', options);
      return answer.data;
    },
  );
}

export const useArchiveProperties = () => properties.useWrite('POST /api/v1/properties/archive');

/** Brings back what an action archived, all of it or nothing. */
export const useRestoreProperties = () => properties.useWrite('POST /api/v1/properties/restore');
