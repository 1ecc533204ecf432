import { z } from 'zod';
import { asset, assetChange, assetInput, assetRoutes, assetSummary } from '../properties/asset/asset';
import { assetColumns } from '../properties/asset/asset.columns';
import { id } from './primitives';
import { resourceRoutes } from './resource-routes';
import type { AnswerOf, BodyOf, CallsOf, ParamsOf, QueryOf, RouteContract } from './route';

const { calls, routes } = resourceRoutes({
  path: '/api/v1/assets',
  name: 'asset',
  plural: 'assets',
  described: ['an asset', 'assets'],
  read: 'Assets List View',
  write: 'Asset Update',
  columns: assetColumns,
  also: { reserveComponentId: id.optional() },
  summary: assetSummary,
  record: asset,
  input: assetInput,
  change: assetChange,
});

const names = [
  'listAssets',
  'exportAssets',
  'assetValues',
  'assetTotals',
  'createAsset',
  'getAsset',
  'updateAsset',
  'removeAsset',
] as const;

const shapeOf = (schema: unknown) =>
  schema instanceof z.ZodType ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : schema;
const shapes = ({ summary: _summary, ...route }: RouteContract) =>
  Object.fromEntries(Object.entries(route).map(([part, value]) => [part, shapeOf(value)]));

test.each(names)('%s takes and answers the same as the one that is written out', (name) => {
  expect(shapes(routes[name])).toEqual(shapes(assetRoutes[name]));
  expect(routes[name].summary).toMatch(/assets?/);
});

test('calls and routes are the same, and each is of the list or of one', () => {
  expect(Object.values(routes)).toEqual(Object.values(calls));
  expect(Object.values(calls).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v1/assets',
    'GET /api/v1/assets/export',
    'GET /api/v1/assets/values',
    'GET /api/v1/assets/totals',
    'POST /api/v1/assets',
    'GET /api/v1/assets/:assetId',
    'PUT /api/v1/assets/:assetId',
    'DELETE /api/v1/assets/:assetId',
    'GET /api/v1/assets/:assetId/history',
  ]);
});

test('what belongs to another record has the id of both', () => {
  const { calls: pets } = resourceRoutes({
    path: '/api/v1/properties/:propertyId/pets',
    name: 'pet',
    plural: 'pets',
    described: ['a pet', 'pets'],
    read: 'Assets List View',
    write: 'Asset Update',
    columns: { sort: ['name'], filters: {} },
    summary: z.object({ id }),
    record: z.object({ id }),
    input: z.object({}),
    change: z.object({}),
  });
  const both: ParamsOf<typeof pets.get> = { propertyId: '7', petId: '9' };
  expect(Object.keys(pets.get.params.shape)).toEqual(Object.keys(both));
  expect(Object.keys(pets.list.params.shape)).toEqual(['propertyId']);
});

// The type check runs these: a type that is not the same is an error.
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Made = typeof routes;
type Written = typeof assetRoutes;

test('the types are those of the routes that are written out', () => {
  const same: [
    Same<QueryOf<Made['listAssets']>, QueryOf<Written['listAssets']>>,
    Same<AnswerOf<Made['listAssets']>, AnswerOf<Written['listAssets']>>,
    Same<QueryOf<Made['exportAssets']>, QueryOf<Written['exportAssets']>>,
    Same<QueryOf<Made['assetValues']>, QueryOf<Written['assetValues']>>,
    Same<QueryOf<Made['assetTotals']>, QueryOf<Written['assetTotals']>>,
    Same<BodyOf<Made['createAsset']>, BodyOf<Written['createAsset']>>,
    Same<AnswerOf<Made['getAsset']>, AnswerOf<Written['getAsset']>>,
    Same<ParamsOf<Made['getAsset']>, ParamsOf<Written['getAsset']>>,
    Same<BodyOf<Made['updateAsset']>, BodyOf<Written['updateAsset']>>,
    Same<AnswerOf<Made['removeAsset']>, undefined>,
    Same<Exclude<keyof CallsOf<Made>, keyof CallsOf<Written>>, 'GET /api/v1/assets/:assetId/history'>,
  ] = [true, true, true, true, true, true, true, true, true, true, true];
  expect(same).not.toContain(false);
});
