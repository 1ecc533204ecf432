import type { AssetSummary, assetRoutes } from '@courtyard/contract/properties/asset/asset';
import { assetWords, categoryWords } from '@courtyard/contract/properties/asset/asset.words';
import type { z } from 'zod';
import { exportColumns } from '../../../../platform/files/export/columns';
import { defineExport } from '../../../../platform/files/export/export-list';
import { everyAsset } from './assets.sql';

const column = exportColumns<AssetSummary>();

/** The asset register as a file. */
export const assetExport = (query: z.output<(typeof assetRoutes.exportAssets)['query']>) =>
  defineExport({
    name: 'assets',
    words: [assetWords, categoryWords],
    rows: (context) => everyAsset(context, query),
    columns: [
      column.text('name'),
      column.choice('category'),
      column.text('area', ({ area }) => area?.name),
      column.text('location'),
      column.text('tag'),
      column.text('manufacturer'),
      column.text('model'),
      column.text('serialNumber'),
      column.choice('status'),
      column.day('installedOn'),
      column.day('retiredOn'),
      column.money('costMinor'),
      column.text('supplier'),
      column.day('warrantyExpiresOn'),
      column.text('warrantyProvider'),
      column.text('warrantyReference'),
      column.text('serviceProvider'),
      column.number('serviceIntervalMonths'),
      column.day('nextServiceOn'),
      column.day('lastServicedOn'),
    ],
  });
