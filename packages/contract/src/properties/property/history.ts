import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { id, list } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { propertyParams } from './property';

/** Changes of a record and of what belongs to it, newest first. */
export const historyRoutes = {
  propertyHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/:propertyId/history',
    access: 'Properties List View',
    summary: 'Who changed what of a property, its people, vehicles, pets and policies',
    params: propertyParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
  commonAreaHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/common-areas/:areaId/history',
    access: 'Common Area Update',
    summary: 'Who changed what of a common area',
    params: z.object({ areaId: id }),
    query: historyQuery,
    response: list(auditEntry),
  }),
  assetHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/assets/:assetId/history',
    access: 'Assets List View',
    summary: 'Who changed what of an asset and its services',
    params: z.object({ assetId: id }),
    query: historyQuery,
    response: list(auditEntry),
  }),
  reserveComponentHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/reserve-components/:componentId/history',
    access: 'Reserve Components List View',
    summary: 'Who changed what of a reserve component',
    params: z.object({ componentId: id }),
    query: historyQuery,
    response: list(auditEntry),
  }),
};
