import { idOf, sampleOf } from '@courtyard/common/testing';
import { ownership, propertyPeople, residency } from '@courtyard/contract/properties/occupancy/occupancy';
import {
  property,
  propertyFacets,
  propertySummary,
  type Property,
  type PropertySummary,
} from '@courtyard/contract/properties/property/property';

export const summaryOf = (part: Partial<PropertySummary> = {}): PropertySummary =>
  sampleOf(propertySummary, {
    id: idOf(1),
    unitNumber: '101',
    building: 'Aspen',
    type: 'condo',
    status: 'active',
    occupancy: 'owner',
    ownerNames: 'Alma Reyes',
    addressLine: '12 Oak Street',
    areaSqFt: 1240,
    bedrooms: 2,
    bathroomHalves: 3,
    ownershipShareMillionths: 6_757,
    insurance: 'valid',
    insuredUntil: '2027-03-31',
    archived: false,
    version: 4,
    ...part,
  });

export const propertyOf = (part: Partial<Property> = {}): Property => {
  const { addressLine: _line, ...summary } = summaryOf();
  return sampleOf(property, {
    ...summary,
    address: { line1: '12 Oak Street', line2: null, city: 'Denver', region: 'CO', postalCode: '80202' },
    floor: 1,
    billingRatioMillionths: 6_757,
    mine: false,
    counts: { owners: 1, residents: 1, vehicles: 0, pets: 0, policies: 1 },
    createdAt: '2026-01-02T10:00:00Z',
    updatedAt: '2026-02-03T10:00:00Z',
    ...part,
  });
};

export const facets = propertyFacets.parse({
  total: 148,
  archived: 2,
  buildings: [{ value: 'Aspen', count: 24 }],
  types: [{ value: 'condo', count: 148 }],
  statuses: [{ value: 'active', count: 148 }],
  occupancies: [{ value: 'vacant', count: 3 }],
  insurance: [{ value: 'lapsed', count: 5 }],
  ownershipShareMillionths: 1_000_000,
  billingRatioMillionths: 1_000_000,
});

const person = {
  id: idOf(20),
  name: 'Alma Reyes',
  email: 'alma@demo.example',
  phone: null,
  memberId: null,
  version: 1,
};

export const people = propertyPeople.parse({
  ownerships: [
    ownership.parse({
      id: idOf(30),
      person,
      shareMillionths: 1_000_000,
      startsOn: '2020-05-01',
      endsOn: null,
      state: 'current',
      version: 2,
    }),
  ],
  residencies: [
    residency.parse({
      id: idOf(40),
      person,
      kind: 'resident',
      startsOn: '2020-05-01',
      endsOn: null,
      state: 'current',
      version: 1,
    }),
  ],
});
