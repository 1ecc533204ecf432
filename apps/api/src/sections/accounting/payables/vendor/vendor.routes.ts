import { tinRoutes } from '@courtyard/contract/accounting/payables/vendor/tin';
import { vendorRoutes } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { historyOf } from '../../../../platform/audit/history.sql';
import { exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { vendorChoices } from './expense-account';
import { removeTin, revealTin, setTin } from './tin/tin.service';
import { vendorExport } from './vendor.export';
import { createVendor, getVendor, setArchived, updateVendor } from './vendor.service';
import { vendorList } from './vendor.sql';

export const vendorModule: Module = () => [
  implement(vendorRoutes.listVendors, (call) => vendorList.page(call, call.query)),
  implementStream(vendorRoutes.exportVendors, (call) => exportList(call, vendorExport(call.query))),
  implement(vendorRoutes.vendorValues, async (call) => ({ data: await vendorList.values(call, call.query) })),
  implement(vendorRoutes.vendorTotals, async (call) => ({ data: await vendorList.totals(call, call.query) })),
  implement(vendorRoutes.vendorChoices, async (call) => ({ data: await vendorChoices(call) })),
  implement(vendorRoutes.createVendor, async (call) => ({ data: await createVendor(call, call.body) })),
  implement(vendorRoutes.getVendor, async (call) => ({
    data: await getVendor(call, call.params.vendorId),
  })),
  implement(vendorRoutes.updateVendor, async (call) => ({
    data: await updateVendor(call, call.params.vendorId, call.body),
  })),
  implement(vendorRoutes.archiveVendor, async (call) => ({
    data: await setArchived(call, call.params.vendorId, call.body),
  })),
  implement(
    vendorRoutes.vendorHistory,
    historyOf('vendor', (call) => getVendor(call, call.params.vendorId)),
  ),
  implement(tinRoutes.setVendorTin, async (call) => ({
    data: await setTin(call, call.params.vendorId, call.body),
  })),
  implement(tinRoutes.revealVendorTin, async (call) => ({
    data: await revealTin(call, call.params.vendorId),
  })),
  implement(tinRoutes.removeVendorTin, (call) => removeTin(call, call.params.vendorId)),
];
