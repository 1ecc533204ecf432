import { z } from 'zod';
import { storedFile } from '../../platform/files';
import { amountMinor, day, id, one, optionalLine, text, version } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { serviceKinds } from './asset.values';

export const serviceKind = z.enum(serviceKinds);

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

/** What was done to an asset. */
export const serviceRecordRoutes = {
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
  undoService: defineRoute({
    method: 'POST',
    path: '/api/v1/assets/:assetId/services/:recordId/undo',
    access: 'Asset Update',
    summary: 'Take back a service that the caller recorded just now; 409 where anything changed since',
    params: recordParams,
    body: z.object({ version }),
    status: 204,
  }),
};

export type ServiceKind = z.infer<typeof serviceKind>;
export type ServiceRecordInput = z.infer<typeof serviceRecordInput>;
export type ServiceRecordChange = z.infer<typeof serviceRecordChange>;
export type ServiceRecord = z.infer<typeof serviceRecord>;
