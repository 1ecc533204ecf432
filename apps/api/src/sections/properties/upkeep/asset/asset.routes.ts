import { assetRoutes } from '@courtyard/contract/properties/asset/asset';
import { serviceRecordRoutes } from '@courtyard/contract/properties/asset/service-record';
import { exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { bulkChange } from '../../../../platform/section/bulk/bulk-change';
import { addService, removeService, updateService } from './service/service-record.service';
import { undoService } from './service/service-undo.service';
import { createAsset, getAsset, removeAsset, updateAsset } from './asset.service';
import { servicesOf } from './asset.sql';
import { assetExport } from './list/asset.export';
import { moveAssets, removeAssets, setAssetStatus } from './list/bulk-assets';
import { undoAssetValues } from './list/undo-values';
import { assetList } from './list/assets.sql';

export const assetModule: Module = () => [
  implement(assetRoutes.listAssets, (call) => assetList.page(call, call.query)),
  implementStream(assetRoutes.exportAssets, (call) => exportList(call, assetExport(call.query))),
  implement(assetRoutes.assetValues, async (call) => ({ data: await assetList.values(call, call.query) })),
  implement(assetRoutes.assetTotals, async (call) => ({ data: await assetList.totals(call, call.query) })),
  implement(assetRoutes.createAsset, async (call) => ({ data: await createAsset(call, call.body) })),
  implement(assetRoutes.getAsset, async (call) => ({ data: await getAsset(call, call.params.assetId) })),
  implement(assetRoutes.updateAsset, async (call) => ({
    data: await updateAsset(call, call.params.assetId, call.body),
  })),
  implement(assetRoutes.removeAsset, (call) => removeAsset(call, call.params.assetId)),
  implement(assetRoutes.setStatusOfAssets, async (call) => ({
    data: await bulkChange(call, setAssetStatus, call.body.chosen, call.body),
  })),
  implement(assetRoutes.moveAssets, async (call) => ({
    data: await bulkChange(call, moveAssets, call.body.chosen, call.body),
  })),
  implement(assetRoutes.undoAssetValues, async (call) => ({
    data: await undoAssetValues(call, call.body.records),
  })),
  implement(assetRoutes.removeAssets, async (call) => ({
    data: await bulkChange(call, removeAssets, call.body.chosen, call.body),
  })),
  implement(serviceRecordRoutes.assetServices, async (call) => {
    const { id } = await getAsset(call, call.params.assetId);
    return { data: await servicesOf(call, id) };
  }),
  implement(serviceRecordRoutes.addService, async (call) => ({
    data: await addService(call, call.params.assetId, call.body),
  })),
  implement(serviceRecordRoutes.updateService, async (call) => ({
    data: await updateService(call, call.params, call.body),
  })),
  implement(serviceRecordRoutes.removeService, (call) => removeService(call, call.params)),
  implement(serviceRecordRoutes.undoService, (call) => undoService(call, call.params, call.body)),
];
