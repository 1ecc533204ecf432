import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type Asset,
  asset,
  type AssetSummary,
  assetSummary,
} from '@courtyard/contract/properties/asset/asset';
import { type ServiceRecord, serviceRecord } from '@courtyard/contract/properties/asset/service-record';

/** A generator in the basement, under warranty, serviced each half year. */
export const assetOf = (part: Partial<Asset> = {}): Asset =>
  sampleOf(asset, {
    id: idOf(200),
    name: 'Emergency generator',
    category: 'electrical',
    location: 'North Tower, basement',
    tag: 'EL-7',
    manufacturer: 'Generac',
    model: 'SG100',
    serialNumber: 'G-4711',
    status: 'in-service',
    installedOn: '2022-06-01',
    costMinor: 4_850_000,
    warrantyProvider: 'Generac',
    warrantyReference: 'W-9',
    warrantyExpiresOn: '2027-06-01',
    warranty: 'valid',
    serviceProvider: 'Peak Power',
    serviceIntervalMonths: 6,
    nextServiceOn: '2026-12-08',
    lastServicedOn: '2026-06-08',
    service: 'due',
    version: 3,
    updatedAt: '2026-11-01T10:00:00Z',
    ...part,
  });

export const assetSummaryOf = (part: Partial<AssetSummary> = {}): AssetSummary =>
  sampleOf(assetSummary, { ...assetOf(), ...part });

export const serviceOf = (part: Partial<ServiceRecord> = {}): ServiceRecord =>
  sampleOf(serviceRecord, {
    id: idOf(210),
    assetId: idOf(200),
    servicedOn: '2026-06-08',
    kind: 'maintenance',
    summary: 'Oil and filters changed',
    performedBy: 'Peak Power',
    costMinor: 42_000,
    recordedBy: 'Bea Board',
    version: 2,
    ...part,
  });
