import type { assetRoutes } from '@courtyard/contract/properties/asset/asset';
import { assetColumns } from '@courtyard/contract/properties/asset/asset.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../../platform/files/export/export-list';
import { assetList } from './assets.sql';

/** The asset register as a file. */
export const assetExport = (query: z.output<(typeof assetRoutes.exportAssets)['query']>) =>
  defineExport({
    name: 'assets',
    columns: assetColumns,
    rows: (context) => assetList.every(context, query),
  });
