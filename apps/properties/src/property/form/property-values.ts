import type { Property, propertyInput } from '@courtyard/contract/properties/property/property';
import type { z } from 'zod';

/** What the form holds: '' for empty text, null for an empty number. */
export type PropertyValues = z.input<typeof propertyInput>;

export const emptyValues: PropertyValues = {
  unitNumber: '',
  building: '',
  lot: '',
  type: 'condo',
  status: 'active',
  address: { line1: '', line2: '', city: '', region: '', postalCode: '' },
  areaSqFt: null,
  bedrooms: null,
  bathroomHalves: null,
  floor: null,
  ownershipShareMillionths: 0,
  billingRatioMillionths: 0,
  notes: '',
};

export function valuesOf(property: Property): PropertyValues {
  const { address } = property;
  return {
    unitNumber: property.unitNumber,
    building: property.building ?? '',
    lot: property.lot ?? '',
    type: property.type,
    status: property.status,
    address: {
      line1: address.line1 ?? '',
      line2: address.line2 ?? '',
      city: address.city ?? '',
      region: address.region ?? '',
      postalCode: address.postalCode ?? '',
    },
    areaSqFt: property.areaSqFt,
    bedrooms: property.bedrooms,
    bathroomHalves: property.bathroomHalves,
    floor: property.floor,
    ownershipShareMillionths: property.ownershipShareMillionths,
    billingRatioMillionths: property.billingRatioMillionths,
    notes: property.notes ?? '',
  };
}
