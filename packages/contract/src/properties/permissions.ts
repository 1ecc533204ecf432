/** What a person may do with properties, common areas, assets and reserve components, by permission name. The names of pages are the specification's. */
export const propertiesPermissions = {
  'Properties List View': 'See every property of the community with its people, vehicles and policies',
  'Property Details View': 'Open a property: the own ones, or any of those that one may list',
  'Property Create': 'Add a property',
  'Property Update': 'Change a property and distribute ownership shares',
  'Property Archive': 'Archive a property that is no longer used, and bring it back',
  'Property Import': 'Add and change many properties from a CSV file',
  'Property Export': 'Download the list of properties as CSV',
  'Ownership Update': 'Record a sale, add or correct the owners of a property',
  'Residency Update': 'Record who lives in a property and their leases',
  'Vehicle Update': 'Register and change vehicles: of the own property, or of any',
  'Pet Update': 'Register and change pets: of the own property, or of any',
  'Insurance Update': 'Record and change insurance policies: of the own property, or of any',
  'Common Area Create': 'Add a common area',
  'Common Area Update': 'Change a common area, its hours, its rules and its photos',
  'Common Area Archive': 'Close a common area for good, and bring it back',
  'Reservations List View': 'See who booked which common area',
  'Reservation Create': 'Book a common area for the own property, or for any where one may see all bookings',
  'Reservation Approve': 'Confirm, decline and cancel bookings of others',
  'Assets List View': 'See the equipment of the community with its warranties and services',
  'Asset Update': 'Add and change assets, record their services and get mails when something falls due',
  'Reserve Components List View': 'See what is replaced from the reserve fund, when and at what cost',
  'Reserve Component Update': 'Add, change, replace and remove reserve components',
} as const;

export type PropertiesPermission = keyof typeof propertiesPermissions;
