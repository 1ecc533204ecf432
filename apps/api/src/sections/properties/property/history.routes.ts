import { historyRoutes } from '@courtyard/contract/properties/property/history';
import { historyOf } from '../../../platform/audit/history.sql';
import { implement, type Module } from '../../../platform/http/implement';
import { notFound } from '../../../platform/http/problem';
import { findArea } from '../common-area/common-area.sql';
import { requireProperty } from './property.access';
import { getAsset } from '../upkeep/asset/asset.service';
import { getComponent } from '../upkeep/reserve/reserve-component.service';

/** Kinds of records with what is recorded of them; what belongs to a property is recorded of the property. */
export const propertiesHistory = {
  property: [
    'property.create',
    'property.update',
    'property.archive',
    'property.restore',
    'property.import',
    'property.import-update',
    'property.sale',
    'ownership.create',
    'ownership.update',
    'residency.create',
    'residency.update',
    'residency.remove',
    'vehicle.create',
    'vehicle.update',
    'vehicle.remove',
    'pet.create',
    'pet.update',
    'pet.remove',
    'insurance.create',
    'insurance.update',
    'insurance.remove',
  ],
  /** All properties of a community at once. */
  properties: ['properties.distribute-ownership-shares', 'properties.distribute-billing-ratios'],
  person: ['person.update', 'person.mail-consent'],
  // Of an owner who has an account.
  member: ['member.mail-consent'],
  'common-area': ['common-area.create', 'common-area.update', 'common-area.archive', 'common-area.restore'],
  reservation: [
    'reservation.accept',
    'reservation.offer',
    'reservation.lapse',
    'reservation.expire',
    'reservation.create',
    'reservation.approve',
    'reservation.decline',
    'reservation.cancel',
    'reservation.undo',
  ],
  asset: [
    'asset.create',
    'asset.update',
    'asset.remove',
    'asset.service',
    'asset.service-update',
    'asset.service-undo',
    'asset.service-remove',
  ],
  'reserve-component': [
    'reserve-component.create',
    'reserve-component.update',
    'reserve-component.replace',
    'reserve-component.remove',
  ],
};

export const historyModule: Module = () => [
  implement(
    historyRoutes.propertyHistory,
    historyOf('property', async (call) => {
      await requireProperty(call, call.params.propertyId);
      return { id: call.params.propertyId };
    }),
  ),
  implement(
    historyRoutes.commonAreaHistory,
    historyOf('common-area', async ({ tx, params }) => {
      const area = await findArea(tx, params.areaId);
      if (!area) throw notFound('common area');
      return { id: params.areaId };
    }),
  ),
  implement(
    historyRoutes.assetHistory,
    historyOf('asset', (call) => getAsset(call, call.params.assetId)),
  ),
  implement(
    historyRoutes.reserveComponentHistory,
    historyOf('reserve-component', (call) => getComponent(call, call.params.componentId)),
  ),
];
