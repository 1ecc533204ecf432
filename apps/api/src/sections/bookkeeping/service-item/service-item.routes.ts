import { serviceItemRoutes } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { serviceItemExport } from './service-item.export';
import { serviceItemChoices } from './chart-choices';
import { createServiceItem, getServiceItem, setArchived, updateServiceItem } from './service-item.service';
import { serviceItemList } from './service-item.sql';

export const serviceItemModule: Module = () => [
  implement(serviceItemRoutes.listServiceItems, (call) => serviceItemList.page(call, call.query)),
  implementStream(serviceItemRoutes.exportServiceItems, (call) =>
    exportList(call, serviceItemExport(call.query)),
  ),
  implement(serviceItemRoutes.serviceItemValues, async (call) => ({
    data: await serviceItemList.values(call, call.query),
  })),
  implement(serviceItemRoutes.serviceItemTotals, async (call) => ({
    data: await serviceItemList.totals(call, call.query),
  })),
  implement(serviceItemRoutes.serviceItemChoices, async (call) => ({ data: await serviceItemChoices(call) })),
  implement(serviceItemRoutes.createServiceItem, async (call) => ({
    data: await createServiceItem(call, call.body),
  })),
  implement(serviceItemRoutes.getServiceItem, async (call) => ({
    data: await getServiceItem(call, call.params.serviceItemId),
  })),
  implement(serviceItemRoutes.updateServiceItem, async (call) => ({
    data: await updateServiceItem(call, call.params.serviceItemId, call.body),
  })),
  implement(serviceItemRoutes.archiveServiceItem, async (call) => ({
    data: await setArchived(call, call.params.serviceItemId, call.body),
  })),
  implement(
    serviceItemRoutes.serviceItemHistory,
    historyOf('service-item', (call) => getServiceItem(call, call.params.serviceItemId)),
  ),
];
