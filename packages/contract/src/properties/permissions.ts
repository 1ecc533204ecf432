/** What a person may do with properties, common areas, assets and reserve components, by permission name. The names of pages are the specification's. */
export const propertiesPermissions = {
  'Properties List View': 'View all properties with their people, vehicles and policies',
  'Property Details View': 'Open own properties, or any listed property',
  'Property Create': 'Add properties',
  'Property Update': 'Edit properties and distribute ownership shares',
  'Property Archive': 'Archive and restore properties',
  'Property Import': 'Import properties from a CSV file',
  'Property Export': 'Export the list of properties as CSV',
  'Ownership Update': 'Record sales, and add or correct owners',
  'Residency Update': 'Record residents and leases',
  'Vehicle Update': 'Add and edit vehicles of own or any properties',
  'Pet Update': 'Add and edit pets of own or any properties',
  'Insurance Update': 'Add and edit insurance policies of own or any properties',
  'Common Area Create': 'Add common areas',
  'Common Area Update': 'Edit common areas, their hours, rules and photos',
  'Common Area Archive': 'Archive and restore common areas',
  'Reservations List View': 'View all common area bookings',
  'Reservation Create':
    'Book common areas for own properties, or for any property if able to view all bookings',
  'Reservation Approve': 'Approve, decline and cancel other people’s bookings',
  'Assets List View': 'View assets with their warranties and services',
  'Asset Update': 'Add and edit assets, record services and get due-date emails',
  'Reserve Components List View': 'View reserve components, with replacement dates and costs',
  'Reserve Component Update': 'Add, edit, replace and delete reserve components',
} as const;

export type PropertiesPermission = keyof typeof propertiesPermissions;
