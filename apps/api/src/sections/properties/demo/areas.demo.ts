import type {
  AreaColor,
  AreaKind,
  BookingQuestion,
  OpeningHours,
} from '@courtyard/contract/properties/common-area/common-area';
import { areaColors } from '@courtyard/contract/properties/common-area/common-area.values';
import { idOf } from '../../../platform/section/demo/dice';

export interface DemoArea {
  id: string;
  name: string;
  kind: AreaKind;
  color: AreaColor;
  location: string;
  description: string;
  rules: string;
  capacity: number;
  openingHours: OpeningHours[];
  questions: BookingQuestion[];
  bookable: boolean;
  slotMinutes: number;
  maxDurationMinutes: number;
  maxAdvanceDays: number;
  capPerUnitPerDay: number | null;
  capPerUnitPerWeek: number | null;
  feeMinor: number;
  depositMinor: number;
  approvalRequired: boolean;
  whoMayBook: 'owners' | 'residents';
  freeCancelHours: number;
  keptFeePercent: number;
}

const open = (weekdays: number[], opensAt: string, closesAt: string): OpeningHours[] =>
  weekdays.map((weekday) => ({ weekday, opensAt, closesAt }));

const everyDay = (opensAt: string, closesAt: string) => open([1, 2, 3, 4, 5, 6, 7], opensAt, closesAt);

const slots = (slotMinutes: number, maxDurationMinutes: number, maxAdvanceDays: number) => ({
  slotMinutes,
  maxDurationMinutes,
  maxAdvanceDays,
});

const limits = (
  capPerUnitPerDay: number | null,
  capPerUnitPerWeek: number | null,
  whoMayBook: DemoArea['whoMayBook'],
) => ({ capPerUnitPerDay, capPerUnitPerWeek, whoMayBook });

const costs = (feeMinor: number, depositMinor: number, approvalRequired: boolean) => ({
  feeMinor,
  depositMinor,
  approvalRequired,
});

const cancelling = (freeCancelHours: number, keptFeePercent: number) => ({ freeCancelHours, keptFeePercent });

const free = { ...costs(0, 0, false), ...cancelling(0, 0), questions: [] };

const question = (
  slug: string,
  text: string,
  rest: Omit<BookingQuestion, 'id' | 'text'>,
): BookingQuestion => ({
  id: idOf(`${slug} question ${text}`),
  text,
  ...rest,
});

function harborView(): Omit<DemoArea, 'id' | 'color'>[] {
  return [
    {
      name: 'Pool',
      kind: 'pool',
      location: 'Behind Harbor House',
      description:
        'Heated 25-yard outdoor pool with a shallow end and 20 lounge chairs. Towels are by the door.',
      rules:
        'No glass on the deck.\nChildren under 14 must swim with an adult.\nNo lifeguard on duty.\nQuiet after 8 PM.',
      capacity: 48,
      openingHours: everyDay('06:00', '22:00'),
      bookable: false,
      ...slots(60, 120, 14),
      ...limits(null, null, 'residents'),
      ...free,
    },
    {
      name: 'Gym',
      kind: 'gym',
      location: 'North Tower, lower level',
      description:
        'Weights, six treadmills, two rowing machines and a mirrored studio you can book for classes.',
      rules: 'Wipe down equipment after use.\nClean shoes only.\nUnder 16 with an adult only.',
      capacity: 12,
      openingHours: everyDay('05:00', '23:00'),
      bookable: true,
      ...slots(60, 120, 14),
      ...limits(1, 5, 'residents'),
      ...free,
    },
    {
      name: 'Clubhouse',
      kind: 'clubhouse',
      location: 'Between the towers',
      description: 'Seats 60, with a kitchen, fireplace and waterfront terrace. Tables and chairs included.',
      rules:
        'Music until 10 PM.\nLeave it as you found it; cleaning is deducted from the deposit.\nThe host must stay until the last guest leaves.',
      capacity: 60,
      openingHours: [...open([1, 2, 3, 4], '09:00', '21:00'), ...open([5, 6, 7], '09:00', '23:00')],
      questions: [
        question('demo', 'What is the occasion?', { kind: 'text', choices: [], required: true }),
        question('demo', 'Will there be music?', { kind: 'yes-no', choices: [], required: true }),
        question('demo', 'How should we set up the room?', {
          kind: 'choice',
          choices: ['Dinner tables', 'Rows of chairs', 'Empty floor'],
          required: false,
        }),
      ],
      bookable: true,
      ...slots(60, 360, 120),
      ...limits(1, 1, 'owners'),
      ...costs(15_000, 30_000, true),
      ...cancelling(72, 50),
    },
    {
      name: 'Tennis court',
      kind: 'court',
      location: 'Orchard Lane',
      description: 'One hard court, lit until 10 PM. Practice balls are in the basket by the gate.',
      rules: 'Court shoes only.\nPlease finish on time for the next players.',
      capacity: 4,
      openingHours: everyDay('07:00', '22:00'),
      bookable: true,
      ...slots(60, 120, 14),
      ...limits(1, 3, 'residents'),
      ...free,
    },
    {
      name: 'Rooftop terrace',
      kind: 'terrace',
      location: 'South Tower, roof',
      description: 'Two gas grills, long tables and sunset views over the harbor.',
      rules: 'Clean the grill after use.\nKeep items away from the railing.\nQuiet after 9 PM.',
      capacity: 25,
      openingHours: everyDay('10:00', '22:00'),
      bookable: true,
      ...slots(120, 240, 45),
      ...limits(1, 2, 'residents'),
      ...costs(2500, 10_000, false),
      ...cancelling(24, 50),
      questions: [],
    },
    {
      name: 'Guest suite',
      kind: 'guest-suite',
      location: 'Garden Court, ground floor',
      description: 'A studio for visitors with a queen bed, bath and kitchenette. Booked by the night.',
      rules: 'Check-in from 3 PM, checkout by 11 AM.\nNo smoking or pets.\nMaximum stay four nights.',
      capacity: 2,
      openingHours: everyDay('00:00', '24:00'),
      questions: [question('demo', 'Who is staying?', { kind: 'text', choices: [], required: true })],
      bookable: true,
      ...slots(1440, 4 * 1440, 180),
      ...limits(1, 1, 'owners'),
      ...costs(8500, 20_000, true),
      ...cancelling(48, 100),
    },
  ];
}

function lakeside(): Omit<DemoArea, 'id' | 'color'>[] {
  return [
    {
      name: 'Lake dock',
      kind: 'park',
      location: 'Shore, below Birch',
      description: 'Swimming dock with four canoe racks. Includes two community canoes.',
      rules: 'Wear life vests in the canoes.\nNo diving from the dock.',
      capacity: 10,
      openingHours: everyDay('06:00', '21:00'),
      bookable: true,
      ...slots(60, 180, 21),
      ...limits(1, 3, 'residents'),
      ...free,
    },
    {
      name: 'Community hall',
      kind: 'hall',
      location: 'Maple, ground floor',
      description: 'A bright room for 30 with a kitchen, for meetings and parties.',
      rules: 'Sweep the floor.\nOut by 10 PM.',
      capacity: 30,
      openingHours: everyDay('09:00', '22:00'),
      bookable: true,
      ...slots(60, 300, 90),
      ...limits(1, 2, 'residents'),
      ...costs(5000, 10_000, true),
      ...cancelling(48, 50),
      questions: [],
    },
  ];
}

export function demoAreas(slug: 'demo' | 'lakeside'): DemoArea[] {
  const areas = slug === 'demo' ? harborView() : lakeside();
  return areas.map((area, place) => ({
    ...area,
    color: areaColors[place % areaColors.length] ?? 'blue',
    id: idOf(`${slug} area ${area.name}`),
  }));
}

export function areaRows(tenantId: string, areas: readonly DemoArea[]) {
  return areas.map((area) => ({
    tenantId,
    id: area.id,
    name: area.name,
    kind: area.kind,
    color: area.color,
    location: area.location,
    description: area.description,
    rules: area.rules,
    capacity: area.capacity,
    openingHours: JSON.stringify(area.openingHours),
    closures: JSON.stringify([]),
    questions: JSON.stringify(area.questions),
    bookable: area.bookable,
    slotMinutes: area.slotMinutes,
    maxDurationMinutes: area.maxDurationMinutes,
    maxAdvanceDays: area.maxAdvanceDays,
    capPerUnitPerDay: area.capPerUnitPerDay,
    capPerUnitPerWeek: area.capPerUnitPerWeek,
    // What costs a fee is not for those who owe for long.
    arrearsDays: area.feeMinor > 0 ? 60 : null,
    feeMinor: area.feeMinor,
    depositMinor: area.depositMinor,
    freeCancelHours: area.freeCancelHours,
    keptFeePercent: area.keptFeePercent,
    remindHours: 24,
    approvalRequired: area.approvalRequired,
    whoMayBook: area.whoMayBook,
  }));
}
