import { z } from 'zod';
import {
  amountMinor,
  day,
  exported,
  id,
  line,
  list,
  listQuery,
  moment,
  one,
  optionalLine,
  optionalText,
  version,
} from '../../wire/primitives';
import { bulkChange, bulkAnswer, bulkLimits, takenBack } from '../../wire/fields/chosen-rows';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../wire/route';
import { assetColumns } from './asset.columns';
import { assetCategories, assetStatuses, serviceStates, warrantyStates } from './asset.values';

export const assetCategory = z.enum(assetCategories);
export const assetStatus = z.enum(assetStatuses);
export const warrantyState = z.enum(warrantyStates);
export const serviceState = z.enum(serviceStates);

const assetFields = z.object({
  name: line(120),
  category: assetCategory,
  /** The common area that it belongs to. */
  areaId: id.nullable().default(null),
  /** Where it stands: "Building A, roof". */
  location: optionalLine(120).default(null),
  /** Number on its label; no two assets of a community share one. */
  tag: optionalLine(40).default(null),
  manufacturer: optionalLine(80).default(null),
  model: optionalLine(80).default(null),
  serialNumber: optionalLine(80).default(null),
  status: assetStatus.default('in-service'),
  /** For a retired one; left out, the day that it has, or today. */
  retiredOn: day.nullable().default(null),
  installedOn: day.nullable().default(null),
  /** What it cost with its installation. */
  costMinor: amountMinor.min(0).max(1_000_000_000_000).nullable().default(null),
  supplier: optionalLine(120).default(null),
  warrantyProvider: optionalLine(120).default(null),
  /** Number of the contract or certificate. */
  warrantyReference: optionalLine(60).default(null),
  /** The last day of the warranty. */
  warrantyExpiresOn: day.nullable().default(null),
  serviceProvider: optionalLine(120).default(null),
  serviceIntervalMonths: z.int().min(1).max(600).nullable().default(null),
  /** With an interval and no day, the interval after the last service, or after the installation. */
  nextServiceOn: day.nullable().default(null),
  /** What replaces it when its life is over. */
  reserveComponentId: id.nullable().default(null),
  notes: optionalText(2000).default(null),
});

/** What has to fit together within an asset. */
function checkAsset(asset: z.output<typeof assetFields>, context: z.RefinementCtx) {
  const { installedOn, status } = asset;
  for (const field of ['warrantyExpiresOn', 'nextServiceOn', 'retiredOn'] as const) {
    // What is not retired has no such day: the one that was given counts for nothing.
    const other = field === 'retiredOn' && status !== 'retired' ? null : asset[field];
    if (installedOn !== null && other !== null && other < installedOn)
      context.addIssue({
        code: 'custom',
        path: [field],
        message: 'This date is before the installation date.',
      });
  }
}

export const assetInput = assetFields.superRefine(checkAsset);
export const assetChange = assetFields.extend({ version }).superRefine(checkAsset);

/** What many assets are given at once. */
export const assetStatusSet = z.object({ status: assetStatus });
export const assetAreaSet = z.object({ areaId: id.nullable().default(null) });

const named = z.object({ id, name: z.string() });

export const assetSummary = z.object({
  id,
  name: z.string(),
  category: assetCategory,
  area: named.nullable(),
  location: z.string().nullable(),
  tag: z.string().nullable(),
  manufacturer: z.string().nullable(),
  model: z.string().nullable(),
  serialNumber: z.string().nullable(),
  status: assetStatus,
  retiredOn: day.nullable(),
  installedOn: day.nullable(),
  costMinor: amountMinor.nullable(),
  supplier: z.string().nullable(),
  warrantyProvider: z.string().nullable(),
  warrantyReference: z.string().nullable(),
  warrantyExpiresOn: day.nullable(),
  warranty: warrantyState,
  serviceProvider: z.string().nullable(),
  serviceIntervalMonths: z.int().nullable(),
  nextServiceOn: day.nullable(),
  lastServicedOn: day.nullable(),
  service: serviceState,
  version: z.int(),
});

export const asset = assetSummary.extend({
  reserveComponent: named.extend({ replaceOn: day }).nullable(),
  notes: z.string().nullable(),
  updatedAt: moment,
});

const assetParams = z.object({ assetId: id });

const assetsQuery = listQuery(assetColumns.sort).extend({
  ...filterQuery(assetColumns),
  reserveComponentId: id.optional(),
});
const assetFilters = assetsQuery.omit({ cursor: true, limit: true, sort: true });

export const assetRoutes = {
  listAssets: defineRoute({
    method: 'GET',
    path: '/api/v1/assets',
    access: 'Assets List View',
    summary: 'The asset register; retired ones only where their status is asked for',
    query: assetsQuery,
    response: list(assetSummary),
  }),
  exportAssets: defineRoute({
    method: 'GET',
    path: '/api/v1/assets/export',
    access: 'Assets List View',
    summary: 'All rows of the asset register as a file',
    query: assetsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  assetValues: defineRoute({
    method: 'GET',
    path: '/api/v1/assets/values',
    access: 'Assets List View',
    summary: 'What a filter of the asset register can be, counted under the others',
    query: assetFilters.extend(requestedValues(assetColumns)),
    response: filterValues,
  }),
  assetTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/assets/totals',
    access: 'Assets List View',
    summary: 'Sums over the asset register under its filters',
    query: assetFilters,
    response: listTotals,
  }),
  createAsset: defineRoute({
    method: 'POST',
    path: '/api/v1/assets',
    access: 'Asset Update',
    summary: 'Add an asset to the register',
    body: assetInput,
    response: one(asset),
    status: 201,
  }),
  getAsset: defineRoute({
    method: 'GET',
    path: '/api/v1/assets/:assetId',
    access: 'Assets List View',
    summary: 'One asset',
    params: assetParams,
    response: one(asset),
  }),
  updateAsset: defineRoute({
    method: 'PUT',
    path: '/api/v1/assets/:assetId',
    access: 'Asset Update',
    summary: 'Change an asset, or retire it',
    params: assetParams,
    body: assetChange,
    response: one(asset),
  }),
  removeAsset: defineRoute({
    method: 'DELETE',
    path: '/api/v1/assets/:assetId',
    access: 'Asset Update',
    summary: 'Remove an asset that was recorded by mistake; refused with 409 `has-services` once it has any',
    params: assetParams,
    status: 204,
  }),
  setStatusOfAssets: defineRoute({
    method: 'POST',
    path: '/api/v1/assets/status',
    access: 'Asset Update',
    summary: 'Put several assets, or all under filters, in or out of service, or retire them today',
    bodyLimits: bulkLimits,
    body: bulkChange(assetFilters, assetStatusSet.shape),
    response: one(bulkAnswer),
  }),
  moveAssets: defineRoute({
    method: 'POST',
    path: '/api/v1/assets/area',
    access: 'Asset Update',
    summary: 'Say of several assets, or of all under filters, which common area they belong to; null: none',
    bodyLimits: bulkLimits,
    body: bulkChange(assetFilters, assetAreaSet.shape),
    response: one(bulkAnswer),
  }),
  undoAssetValues: defineRoute({
    method: 'POST',
    path: '/api/v1/assets/undo',
    access: 'Asset Update',
    summary:
      'Take back the status or area that several assets were given: each its own from before; what was changed since is named',
    body: takenBack,
    response: one(bulkAnswer),
  }),
  removeAssets: defineRoute({
    method: 'POST',
    path: '/api/v1/assets/remove',
    access: 'Asset Update',
    summary: 'Remove several assets that were recorded by mistake; those with services stay and are named',
    bodyLimits: bulkLimits,
    body: bulkChange(assetFilters, {}),
    response: one(bulkAnswer),
  }),
};

export type AssetCategory = z.infer<typeof assetCategory>;
export type AssetStatus = z.infer<typeof assetStatus>;
export type WarrantyState = z.infer<typeof warrantyState>;
export type ServiceState = z.infer<typeof serviceState>;
export type AssetInput = z.infer<typeof assetInput>;
export type AssetChange = z.infer<typeof assetChange>;
export type AssetSummary = z.infer<typeof assetSummary>;
export type Asset = z.infer<typeof asset>;
