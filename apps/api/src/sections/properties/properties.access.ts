import type { propertiesPermissions } from '@courtyard/contract/properties/permissions';
import { type Grants, owners, readers } from '../../platform/auth/permissions/permission-table';

/** Which built-in roles get what the section allows, besides "Project Admin". */
export const propertiesGrants: Grants<keyof typeof propertiesPermissions> = {
  'Properties List View': readers,
  'Property Details View': [...readers, 'Member', 'Tenant'],
  'Property Create': ['Manager'],
  'Property Update': ['Manager'],
  'Property Archive': ['Manager'],
  'Property Import': ['Manager'],
  'Property Export': ['Manager'],
  'Ownership Update': ['Manager'],
  'Residency Update': ['Manager'],
  'Vehicle Update': [...owners, 'Tenant'],
  'Pet Update': [...owners, 'Tenant'],
  'Insurance Update': owners,
  'Property Document Update': ['Manager'],
  'Common Area Create': ['Manager'],
  'Common Area Update': ['Manager'],
  'Common Area Archive': ['Manager'],
  'Reservations List View': readers,
  'Reservation Create': [...owners, 'Tenant'],
  'Reservation Approve': ['Board Member', 'Manager'],
  'Assets List View': readers,
  'Asset Update': ['Manager'],
  'Reserve Components List View': [...readers, 'Member'],
  'Reserve Component Update': ['Manager', 'Treasurer'],
};
