import { assetRoutes } from '@courtyard/contract/properties/asset/asset';
import { exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { addService, removeService, updateService } from './service-record.service';
import { createAsset, getAsset, removeAsset, updateAsset } from './asset.service';
import { servicesOf } from './asset.sql';
import { assetExport } from './list/asset.export';
import { assetTotals, assetValues, pageOfAssets } from './list/assets.sql';

export const assetModule: Module = () => [
  implement(assetRoutes.listAssets, (call) => pageOfAssets(call, call.query)),
  implementStream(assetRoutes.exportAssets, (call) => exportList(call, assetExport(call.query))),
  implement(assetRoutes.assetValues, async (call) => ({ data: await assetValues(call, call.query) })),
  implement(assetRoutes.assetTotals, async (call) => ({ data: await assetTotals(call, call.query) })),
  implement(assetRoutes.createAsset, async (call) => ({ data: await createAsset(call, call.body) })),
  implement(assetRoutes.getAsset, async (call) => ({ data: await getAsset(call, call.params.assetId) })),
  implement(assetRoutes.updateAsset, async (call) => ({
    data: await updateAsset(call, call.params.assetId, call.body),
  })),
  implement(assetRoutes.removeAsset, (call) => removeAsset(call, call.params.assetId)),
  implement(assetRoutes.assetServices, async (call) => {
    const { id } = await getAsset(call, call.params.assetId);
    return { data: await servicesOf(call, id) };
  }),
  implement(assetRoutes.addService, async (call) => ({
    data: await addService(call, call.params.assetId, call.body),
  })),
  implement(assetRoutes.updateService, async (call) => ({
    data: await updateService(call, call.params, call.body),
  })),
  implement(assetRoutes.removeService, (call) => removeService(call, call.params)),
];
