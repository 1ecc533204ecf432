import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type Availability,
  availability,
  type CommonArea,
  commonArea,
  type CommonAreaSummary,
  commonAreaSummary,
  type SlotState,
} from '@courtyard/contract/properties/common-area/common-area';

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '12:00' }));

/** A hall in New York, open from nine to noon, booked by the hour. */
export const areaOf = (part: Partial<CommonArea> = {}): CommonArea =>
  sampleOf(commonArea, {
    id: idOf(50),
    name: 'Harbor Hall',
    kind: 'hall',
    color: 'teal',
    location: 'Building A',
    description: 'A bright hall.',
    capacity: 40,
    openingHours: everyDay,
    bookable: true,
    slotMinutes: 60,
    maxDurationMinutes: 120,
    maxAdvanceDays: 60,
    capPerUnitPerDay: 1,
    capPerUnitPerWeek: 2,
    arrearsDays: null,
    feeMinor: 5000,
    depositMinor: 0,
    approvalRequired: false,
    whoMayBook: 'residents',
    freeCancelHours: 24,
    keptFeePercent: 0,
    remindHours: 24,
    openNow: true,
    bookableByMe: true,
    archived: false,
    version: 3,
    updatedAt: '2026-11-01T10:00:00Z',
    ...part,
  });

export const areaSummaryOf = (part: Partial<CommonAreaSummary> = {}): CommonAreaSummary =>
  commonAreaSummary.parse({ ...areaOf(), coverUrl: null, upcomingReservations: 2, ...part });

/** Nine o'clock in New York on a day of December 2026. */
export const nineOn = (day: string, hoursLater = 0) =>
  new Date(Date.parse(`${day}T14:00:00Z`) + hoursLater * 3_600_000).toISOString();

/** Three slots of an hour on each day; `states` by day for those that are not all free. */
export const availabilityOf = (
  days: readonly string[],
  states: Record<string, SlotState[]> = {},
): Availability =>
  availability.parse({
    timeZone: 'America/New_York',
    days: days.map((day) => ({
      day,
      closed: null,
      slots: [0, 1, 2].map((hour) => ({
        startsAt: nineOn(day, hour),
        endsAt: nineOn(day, hour + 1),
        state: states[day]?.[hour] ?? 'free',
      })),
    })),
  });
