import type { LoggedKinds } from '../../../platform/audit/logged-kind';
import { propertyNameText } from '../property/property.sql';

const section = '/properties-common-areas';

/** How the log tells of properties and of what is kept beside them. */
export const propertiesKinds: LoggedKinds = {
  property: {
    permission: 'Properties List View',
    name: { table: 'property', sql: propertyNameText },
    words: 'property',
    url: (id) => `${section}/properties/detail?id=${id}`,
  },
  properties: { permission: 'Properties List View', url: () => `${section}/properties` },
  person: {
    permission: 'Properties List View',
    name: { table: 'person', sql: 'person.name' },
    words: 'person',
  },
  'common-area': {
    permission: 'Common Area Update',
    name: { table: 'common_area', sql: 'common_area.name' },
    words: 'common-area',
    url: (id) => `${section}/common-areas/details?id=${id}`,
  },
  reservation: {
    permission: 'Reservations List View',
    name: {
      table: 'reservation',
      sql: '(select name from common_area where common_area.id = reservation.area_id)',
    },
    url: (id) => `${section}/reservations/details?id=${id}`,
  },
  asset: {
    permission: 'Assets List View',
    name: { table: 'asset', sql: 'asset.name' },
    words: 'asset',
    url: (id) => `${section}/assets/details?id=${id}`,
  },
  'reserve-component': {
    permission: 'Reserve Components List View',
    name: { table: 'reserve_component', sql: 'reserve_component.name' },
    words: 'reserve-component',
    url: (id) => `${section}/reserve-components/details?id=${id}`,
  },
};
