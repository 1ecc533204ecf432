import type { ImportField, ImportMapping } from '@courtyard/contract/properties/property/import';
import type { Label } from '@courtyard/contract/fields/labels';

/** The same in every language, so that a file that one person wrote is read back for another. */
const always = (text: string): Label => ({ en: text, es: text });

/** Column titles of the export. The import knows them, and many others, by `synonyms`. */
export const headers = {
  unitNumber: always('Unit'),
  building: always('Building'),
  lot: always('Lot'),
  type: always('Type'),
  status: always('Status'),
  addressLine1: always('Address'),
  addressLine2: always('Address line 2'),
  city: always('City'),
  region: always('State'),
  postalCode: always('ZIP'),
  areaSqFt: always('Area (sq ft)'),
  bedrooms: always('Bedrooms'),
  bathrooms: always('Bathrooms'),
  floor: always('Floor'),
  ownershipShare: always('Ownership share (%)'),
  billingRatio: always('Billing ratio (%)'),
  notes: always('Notes'),
  ownerName: always('Owner'),
} satisfies Partial<Record<ImportField, Label>>;

/** What else a column may be called, without case, spaces and punctuation. */
const synonyms: Record<ImportField, readonly string[]> = {
  unitNumber: ['unit', 'unitnumber', 'unitno', 'unitid', 'number', 'apartment', 'apt', 'suite', 'unidad'],
  building: ['building', 'bldg', 'block', 'tower', 'buildingname', 'edificio'],
  lot: ['lot', 'lotnumber', 'lotno', 'parcel', 'apn'],
  type: ['type', 'propertytype', 'unittype', 'tipo'],
  status: ['status', 'propertystatus', 'unitstatus', 'estado'],
  addressLine1: ['address', 'addressline1', 'address1', 'street', 'streetaddress', 'direccion'],
  addressLine2: ['addressline2', 'address2', 'street2'],
  city: ['city', 'town', 'ciudad'],
  region: ['state', 'region', 'province', 'county'],
  postalCode: ['zip', 'zipcode', 'postalcode', 'postcode', 'codigopostal'],
  areaSqFt: ['areasqft', 'area', 'sqft', 'squarefeet', 'squarefootage', 'size', 'livingarea'],
  bedrooms: ['bedrooms', 'beds', 'bed', 'br', 'dormitorios'],
  bathrooms: ['bathrooms', 'baths', 'bath', 'ba', 'banos'],
  floor: ['floor', 'level', 'storey', 'story', 'piso'],
  ownershipShare: ['ownershipshare', 'ownership', 'share', 'percentageinterest', 'undividedinterest'],
  billingRatio: ['billingratio', 'billing', 'allocation', 'assessmentshare', 'duesshare'],
  notes: ['notes', 'note', 'comments', 'remarks', 'notas'],
  ownerName: ['owner', 'ownername', 'owners', 'ownernames', 'homeowner', 'propietario'],
  ownerEmail: ['owneremail', 'email', 'emailaddress', 'correo'],
  ownerPhone: ['ownerphone', 'phone', 'phonenumber', 'telephone', 'telefono'],
};

function plain(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\([^)]*%[^)]*\)/g, '')
    .replaceAll(/[^a-z0-9]/g, '');
}

/** Which column fills which field, by its title. Of two columns with the same meaning the first counts. */
export function guessMapping(columns: readonly string[]): ImportMapping {
  const mapping: ImportMapping = {};
  columns.forEach((title, index) => {
    const name = plain(title);
    for (const [field, names] of fieldsWithNames()) {
      if (names.includes(name) && mapping[field] === undefined) mapping[field] = index;
    }
  });
  return mapping;
}

function fieldsWithNames(): [ImportField, readonly string[]][] {
  // The border: `Object.entries` forgets the keys of a record that the compiler has checked to be complete.
  return Object.entries(synonyms) as [ImportField, readonly string[]][];
}
