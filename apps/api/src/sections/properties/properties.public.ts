import type { PublicTables } from '../../platform/database/database';
import type { PropertiesTables } from './properties.tables';

/** The register of the community: what other sections may read of it. */
export const publicTables = {
  property:
    'Units: name, building, share, billing ratio, and whether they are archived. Every charge is of one.',
  ownership: 'Who owns a unit from which date to which, and the share. Charges go to the owners of a date.',
  residency: 'Who lives in a unit from which date to which. Roles of tenants end with it.',
  person: 'Everybody in the register: name, email, and the member that they are.',
  commonArea: 'Names of common areas, for the invoices of their bookings.',
  asset: 'Names of assets, for requests about them.',
  reservation: 'Bookings: area, unit and dates, for what is billed for them.',
} satisfies PublicTables<PropertiesTables>;
