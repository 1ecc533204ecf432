import { historyRoutes } from '@courtyard/contract/properties/history';
import { implement, type Module } from '../../../platform/http/implement';
import { notFound } from '../../../platform/http/problem';
import { findArea } from '../common-area/common-area.sql';
import { requireProperty } from '../property/property.access';
import { getAsset } from '../upkeep/asset/asset.service';
import { getComponent } from '../upkeep/reserve/reserve-component.service';
import { pageOfHistory } from '../../../platform/audit/history.sql';

export const historyModule: Module = () => [
  implement(historyRoutes.propertyHistory, async (call) => {
    const { propertyId } = call.params;
    await requireProperty(call, propertyId);
    return pageOfHistory(call.tx, { type: 'property', id: propertyId }, call.query);
  }),
  implement(historyRoutes.commonAreaHistory, async (call) => {
    const { areaId } = call.params;
    if (!(await findArea(call.tx, areaId))) throw notFound('common area');
    return pageOfHistory(call.tx, { type: 'common-area', id: areaId }, call.query);
  }),
  implement(historyRoutes.assetHistory, async (call) => {
    const { id } = await getAsset(call, call.params.assetId);
    return pageOfHistory(call.tx, { type: 'asset', id }, call.query);
  }),
  implement(historyRoutes.reserveComponentHistory, async (call) => {
    const { id } = await getComponent(call, call.params.componentId);
    return pageOfHistory(call.tx, { type: 'reserve-component', id }, call.query);
  }),
];
