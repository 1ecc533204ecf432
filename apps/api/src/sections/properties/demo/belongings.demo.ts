import { addDays } from '@courtyard/contract/days';
import { type Dice, idOf } from '../../../platform/section/demo/dice';
import type { Unit } from './units.demo';

const cars = [
  ['Toyota', 'Camry'],
  ['Toyota', 'RAV4'],
  ['Honda', 'Civic'],
  ['Honda', 'CR-V'],
  ['Ford', 'F-150'],
  ['Ford', 'Escape'],
  ['Subaru', 'Outback'],
  ['Subaru', 'Forester'],
  ['Tesla', 'Model 3'],
  ['Tesla', 'Model Y'],
  ['Hyundai', 'Tucson'],
  ['Volvo', 'XC60'],
  ['Jeep', 'Wrangler'],
  ['Mazda', 'CX-5'],
  ['Chevrolet', 'Bolt'],
  ['BMW', 'X3'],
] as const;
const colors = ['white', 'black', 'silver', 'gray', 'blue', 'red', 'green'] as const;
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

interface Input {
  tenantId: string;
  slug: 'demo' | 'lakeside';
  dice: Dice;
  today: string;
}

/** One or two vehicles for most units that are lived in; permits and spots are numbered through. */
export function demoVehicles(units: readonly Unit[], { tenantId, slug, dice }: Input) {
  const plates = new Set<string>();
  const plate = (): string => {
    const letter = () => letters.charAt(dice.between(0, letters.length - 1));
    const text = `${dice.between(1000, 9999)}${letter()}${letter()}`;
    if (plates.has(text)) return plate();
    plates.add(text);
    return text;
  };
  const prefix = slug === 'demo' ? 'HV' : 'LC';
  let spot = 0;
  return units.flatMap((unit) =>
    Array.from({ length: dice.pick([0, 1, 1, 1, 2, 2]) }, () => {
      const [make, model] = dice.pick(cars);
      spot += 1;
      const text = plate();
      return {
        tenantId,
        id: idOf(`${slug} vehicle ${text}`),
        propertyId: unit.id,
        make,
        model,
        color: dice.pick(colors),
        plate: text,
        plateRegion: slug === 'demo' ? 'ME' : 'WI',
        permit: `${prefix}-${String(spot).padStart(4, '0')}`,
        spot: `P${1 + Math.floor(spot / 60)}-${String(1 + (spot % 60)).padStart(2, '0')}`,
      };
    }),
  );
}

const pets = [
  ['dog', 'Labrador', 64],
  ['dog', 'Beagle', 24],
  ['dog', 'French Bulldog', 26],
  ['dog', 'Poodle mix', 18],
  ['dog', 'Shepherd mix', 58],
  ['cat', 'Domestic shorthair', 10],
  ['cat', 'Maine Coon', 15],
  ['cat', 'Siamese', 9],
  ['bird', 'Budgerigar', null],
  ['fish', null, null],
] as const;
const petNames = [
  'Biscuit',
  'Luna',
  'Mango',
  'Olive',
  'Pepper',
  'Rosie',
  'Scout',
  'Teddy',
  'Waffles',
  'Juno',
  'Otis',
  'Hazel',
] as const;

export function demoPets(units: readonly Unit[], { tenantId, slug, dice }: Input) {
  return units
    .filter(() => dice.percent(36))
    .map((unit) => {
      const [kind, breed, weight] = dice.pick(pets);
      return {
        tenantId,
        id: idOf(`${slug} pet ${unit.id}`),
        propertyId: unit.id,
        name: dice.pick(petNames),
        kind,
        breed,
        weightLb: weight,
        license: kind === 'dog' ? `D-${dice.between(10_000, 99_999)}` : null,
        assistance: kind === 'dog' && dice.percent(6),
      };
    });
}

const carriers = [
  'Northfield Mutual',
  'Atlantic Home',
  'Pine State Insurance',
  'Granite Casualty',
  'Beacon Insurance',
  'Seaboard Mutual',
] as const;

/** Day on which a unit's insurance ends, seen from today; null for none. Two thirds are fine. */
function expiry(dice: Dice, today: string): string | null {
  const lot = dice.between(1, 100);
  if (lot <= 66) return addDays(today, dice.between(45, 350));
  if (lot <= 79) return addDays(today, dice.between(2, 29));
  if (lot <= 89) return addDays(today, -dice.between(3, 140));
  return null;
}

/** Policies of this term and, for many units, of the one before. `fixed` ends a unit's insurance on a given day. */
export function demoPolicies(units: readonly Unit[], input: Input, fixed: ReadonlyMap<string, string>) {
  const { tenantId, slug, dice, today } = input;
  return units.flatMap((unit) => {
    const expiresOn = fixed.get(unit.id) ?? expiry(dice, today);
    if (expiresOn === null) return [];
    const carrier = dice.pick(carriers);
    const number = `HO6-${dice.between(100_000, 999_999)}`;
    const cover = dice.between(8, 30) * 2_500_000;
    const terms = dice.percent(45) ? [0, 1] : [0];
    return terms.map((term) => ({
      tenantId,
      id: idOf(`${slug} policy ${unit.id} ${term}`),
      propertyId: unit.id,
      carrier,
      policyNumber: number,
      kind: 'homeowner' as const,
      coverMinor: cover,
      startsOn: addDays(expiresOn, -365 * (term + 1) + 1),
      expiresOn: addDays(expiresOn, -365 * term),
      reminderDays: [30, 7],
    }));
  });
}
