import { reserveComponentRoutes } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { exportList } from '../../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../../platform/http/implement';
import { readOutlook } from './outlook.service';
import {
  createComponent,
  getComponent,
  removeComponent,
  replaceComponent,
  updateComponent,
} from './reserve-component.service';
import { reserveComponentExport } from './reserve-component.export';
import { componentList } from './reserve-component.sql';

export const reserveComponentModule: Module = () => [
  implement(reserveComponentRoutes.listReserveComponents, (call) => componentList.page(call, call.query)),
  implementStream(reserveComponentRoutes.exportReserveComponents, (call) =>
    exportList(call, reserveComponentExport(call.query)),
  ),
  implement(reserveComponentRoutes.reserveComponentValues, async (call) => ({
    data: await componentList.values(call, call.query),
  })),
  implement(reserveComponentRoutes.reserveComponentTotals, async (call) => ({
    data: await componentList.totals(call, call.query),
  })),
  implement(reserveComponentRoutes.reserveOutlook, async (call) => ({
    data: await readOutlook(call, call.query.years),
  })),
  implement(reserveComponentRoutes.createReserveComponent, async (call) => ({
    data: await createComponent(call, call.body),
  })),
  implement(reserveComponentRoutes.getReserveComponent, async (call) => ({
    data: await getComponent(call, call.params.componentId),
  })),
  implement(reserveComponentRoutes.updateReserveComponent, async (call) => ({
    data: await updateComponent(call, call.params.componentId, call.body),
  })),
  implement(reserveComponentRoutes.replaceReserveComponent, async (call) => ({
    data: await replaceComponent(call, call.params.componentId, call.body),
  })),
  implement(reserveComponentRoutes.removeReserveComponent, (call) =>
    removeComponent(call, call.params.componentId),
  ),
];
