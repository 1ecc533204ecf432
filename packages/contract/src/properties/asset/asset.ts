import { z } from 'zod';
import { storedFile } from '../../platform/files';
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
  text,
  version,
} from '../../wire/primitives';
import { filterQuery, filterValues, listTotals, valuesAsked } from '../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../wire/route';
import { assetColumns } from './asset.columns';
import { assetCategories, assetStatuses, serviceKinds, serviceStates, warrantyStates } from './asset.values';

export const assetCategory = z.enum(assetCategories);
export const assetStatus = z.enum(assetStatuses);
export const warrantyState = z.enum(warrantyStates);
export const serviceState = z.enum(serviceStates);
export const serviceKind = z.enum(serviceKinds);

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
  /** Files from `POST /api/v1/files`: manuals, warranty papers, photos. */
  fileIds: z.array(id).max(20).default([]),
});

/** What has to fit together within an asset. */
function checkAsset(asset: z.output<typeof assetFields>, context: z.RefinementCtx) {
  const { installedOn, status } = asset;
  for (const field of ['warrantyExpiresOn', 'nextServiceOn', 'retiredOn'] as const) {
    // What is not retired has no such day: the one that was given counts for nothing.
    const other = field === 'retiredOn' && status !== 'retired' ? null : asset[field];
    if (installedOn !== null && other !== null && other < installedOn)
      context.addIssue({ code: 'custom', path: [field], message: 'This is before it was installed.' });
  }
}

export const assetInput = assetFields.superRefine(checkAsset);
export const assetChange = assetFields.extend({ version }).superRefine(checkAsset);

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
  files: z.array(storedFile),
  updatedAt: moment,
});

export const serviceRecordInput = z.object({
  servicedOn: day,
  kind: serviceKind.default('maintenance'),
  /** What was done and found. */
  summary: text(500),
  performedBy: optionalLine(120).default(null),
  costMinor: amountMinor.min(0).max(1_000_000_000_000).nullable().default(null),
  /** File from `POST /api/v1/files`. */
  reportFileId: id.nullable().default(null),
  /** When it is due again; left out, it follows from the asset's interval, and stays where that counts from another. */
  nextServiceOn: day.nullable().optional(),
});
export const serviceRecordChange = serviceRecordInput.extend({ version });

export const serviceRecord = z.object({
  id,
  assetId: id,
  servicedOn: day,
  kind: serviceKind,
  summary: z.string(),
  performedBy: z.string().nullable(),
  costMinor: amountMinor.nullable(),
  report: storedFile.nullable(),
  recordedBy: z.string(),
  version: z.int(),
});

const assetParams = z.object({ assetId: id });
const recordParams = assetParams.extend({ recordId: id });

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
    query: assetFilters.extend(valuesAsked(assetColumns)),
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
  assetServices: defineRoute({
    method: 'GET',
    path: '/api/v1/assets/:assetId/services',
    access: 'Assets List View',
    summary: 'Services of an asset, the latest first',
    params: assetParams,
    response: one(z.array(serviceRecord)),
  }),
  addService: defineRoute({
    method: 'POST',
    path: '/api/v1/assets/:assetId/services',
    access: 'Asset Update',
    summary: 'Record a service of an asset; it moves the day of the next one',
    params: assetParams,
    body: serviceRecordInput,
    response: one(serviceRecord),
    status: 201,
  }),
  updateService: defineRoute({
    method: 'PUT',
    path: '/api/v1/assets/:assetId/services/:recordId',
    access: 'Asset Update',
    summary: 'Correct a recorded service',
    params: recordParams,
    body: serviceRecordChange,
    response: one(serviceRecord),
  }),
  removeService: defineRoute({
    method: 'DELETE',
    path: '/api/v1/assets/:assetId/services/:recordId',
    access: 'Asset Update',
    summary: 'Remove a service that was recorded by mistake',
    params: recordParams,
    status: 204,
  }),
};

export type AssetCategory = z.infer<typeof assetCategory>;
export type AssetStatus = z.infer<typeof assetStatus>;
export type WarrantyState = z.infer<typeof warrantyState>;
export type ServiceState = z.infer<typeof serviceState>;
export type ServiceKind = z.infer<typeof serviceKind>;
export type AssetInput = z.infer<typeof assetInput>;
export type AssetChange = z.infer<typeof assetChange>;
export type AssetSummary = z.infer<typeof assetSummary>;
export type Asset = z.infer<typeof asset>;
export type ServiceRecordInput = z.infer<typeof serviceRecordInput>;
export type ServiceRecordChange = z.infer<typeof serviceRecordChange>;
export type ServiceRecord = z.infer<typeof serviceRecord>;
