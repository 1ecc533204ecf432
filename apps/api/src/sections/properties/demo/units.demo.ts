import type { PropertyStatus, PropertyType } from '@courtyard/contract/properties/property/property';
import { largestRemainder } from '../property/property.rules';
import { type Dice, idOf } from '../../../platform/section/demo/dice';

interface Building {
  name: string;
  street: string;
  type: PropertyType;
  floors: number;
  perFloor: number;
  /** Area of the smallest unit; others are larger by place and floor. */
  areaSqFt: number;
  bedrooms: readonly [number, ...number[]];
}

interface Place {
  city: string;
  region: string;
  postalCode: string;
  buildings: readonly Building[];
}

/** 148 units in six buildings, and 36 in three. */
const places: Record<'demo' | 'lakeside', Place> = {
  demo: {
    city: 'Port Ellery',
    region: 'ME',
    postalCode: '04106',
    buildings: [
      {
        name: 'North Tower',
        street: '12 Harbor View Drive',
        type: 'condo',
        floors: 10,
        perFloor: 4,
        areaSqFt: 760,
        bedrooms: [1, 2, 2, 3],
      },
      {
        name: 'South Tower',
        street: '18 Harbor View Drive',
        type: 'condo',
        floors: 9,
        perFloor: 4,
        areaSqFt: 720,
        bedrooms: [1, 1, 2, 2],
      },
      {
        name: 'Harbor House',
        street: '3 Wharf Street',
        type: 'condo',
        floors: 6,
        perFloor: 4,
        areaSqFt: 880,
        bedrooms: [2, 2, 3, 3],
      },
      {
        name: 'Garden Court',
        street: '25 Orchard Lane',
        type: 'apartment',
        floors: 4,
        perFloor: 5,
        areaSqFt: 590,
        bedrooms: [0, 1, 1, 2, 2],
      },
      {
        name: 'Boathouse Lofts',
        street: '7 Slipway',
        type: 'condo',
        floors: 4,
        perFloor: 4,
        areaSqFt: 1040,
        bedrooms: [1, 2, 2, 2],
      },
      {
        name: 'Lighthouse Row',
        street: 'Lighthouse Row',
        type: 'townhouse',
        floors: 1,
        perFloor: 12,
        areaSqFt: 1680,
        bedrooms: [3, 3, 4],
      },
    ],
  },
  lakeside: {
    city: 'Cedar Falls',
    region: 'WI',
    postalCode: '53188',
    buildings: [
      {
        name: 'Cedar',
        street: '40 Lakeside Path',
        type: 'condo',
        floors: 3,
        perFloor: 4,
        areaSqFt: 840,
        bedrooms: [1, 2, 2, 3],
      },
      {
        name: 'Birch',
        street: '44 Lakeside Path',
        type: 'condo',
        floors: 3,
        perFloor: 4,
        areaSqFt: 860,
        bedrooms: [1, 2, 2, 3],
      },
      {
        name: 'Maple',
        street: '48 Lakeside Path',
        type: 'condo',
        floors: 3,
        perFloor: 4,
        areaSqFt: 900,
        bedrooms: [2, 2, 3, 3],
      },
    ],
  },
};

export interface Unit {
  id: string;
  number: string;
  building: string;
  areaSqFt: number;
  row: ReturnType<typeof rowOf>;
}

function unitNumber(building: Building, floor: number, place: number): string {
  return building.floors === 1 ? String(place + 1) : `${floor}${String(place + 1).padStart(2, '0')}`;
}

function statusOf(dice: Dice): PropertyStatus {
  return dice.percent(3) ? 'renovation' : 'active';
}

function rowOf(input: {
  tenantId: string;
  id: string;
  building: Building;
  place: Place;
  number: string;
  floor: number;
  position: number;
  dice: Dice;
}) {
  const { building, place, number, floor, position, dice } = input;
  const bedrooms = building.bedrooms[position % building.bedrooms.length] ?? 1;
  const isHouse = building.floors === 1;
  const areaSqFt =
    building.areaSqFt + bedrooms * 165 + (isHouse ? position * 12 : floor * 6) + dice.between(0, 24);
  return {
    tenantId: input.tenantId,
    id: input.id,
    unitNumber: number,
    building: building.name,
    lot: isHouse ? `L-${100 + position}` : null,
    type: building.type,
    status: statusOf(dice),
    addressLine1: isHouse ? `${number} ${building.street}` : building.street,
    addressLine2: isHouse ? null : `Unit ${number}`,
    city: place.city,
    region: place.region,
    postalCode: place.postalCode,
    areaSqFt,
    bedrooms,
    bathroomHalves: 2 + (bedrooms > 1 ? 1 : 0) + (bedrooms > 2 ? 1 : 0) + (isHouse ? 1 : 0),
    floor: isHouse ? null : floor,
  };
}

/** The units of a demo community with shares by area and, for the townhouses, a lower billing ratio. */
export function demoUnits(tenantId: string, slug: 'demo' | 'lakeside', dice: Dice): Unit[] {
  const place = places[slug];
  return place.buildings.flatMap((building) =>
    Array.from({ length: building.floors * building.perFloor }, (_, index): Unit => {
      const floor = Math.floor(index / building.perFloor) + 1;
      const position = index % building.perFloor;
      const number = unitNumber(building, floor, position);
      const id = idOf(`${slug} unit ${building.name} ${number}`);
      const row = rowOf({ tenantId, id, building, place, number, floor, position, dice });
      return { id, number, building: building.name, areaSqFt: row.areaSqFt, row };
    }),
  );
}

/** Rows to insert. Townhouses keep their own roofs, so they are billed four fifths of what their share says. */
export function propertyRows(units: readonly Unit[]) {
  const shares = largestRemainder(
    1_000_000,
    units.map(({ areaSqFt }) => areaSqFt),
  );
  const ratios = largestRemainder(
    1_000_000,
    units.map(({ areaSqFt, row }) => (row.type === 'townhouse' ? areaSqFt * 4 : areaSqFt * 5)),
  );
  return units.map(({ row }, index) => ({
    ...row,
    ownershipShareMillionths: shares[index] ?? 0,
    billingRatioMillionths: ratios[index] ?? 0,
  }));
}
