import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type CalendarReservation,
  calendarReservation,
  type Reservation,
  reservation,
} from '@courtyard/contract/properties/reservation/reservation';
import { nineOn } from '../common-area/area.fixture';

export const reservationOf = (part: Partial<Reservation> = {}): Reservation =>
  sampleOf(reservation, {
    id: idOf(70),
    area: { id: idOf(50), name: 'Harbor Hall', color: 'teal' },
    property: { id: idOf(1), unitNumber: '101', building: 'Aspen' },
    bookedBy: 'Alma Reyes',
    startsAt: nineOn('2026-12-03'),
    endsAt: nineOn('2026-12-03', 2),
    status: 'confirmed',
    guests: 4,
    feeMinor: 5000,
    depositMinor: 0,
    mine: true,
    may: { approve: false, decline: false, cancel: true, accept: false },
    calendarPath: '/api/v1/reservations/x/calendar-file?signature=x',
    createdAt: '2026-11-28T10:00:00Z',
    version: 2,
    ...part,
  });

export const onCalendar = (part: Partial<CalendarReservation> = {}): CalendarReservation =>
  sampleOf(calendarReservation, {
    areaId: idOf(50),
    startsAt: nineOn('2026-12-03'),
    endsAt: nineOn('2026-12-03', 1),
    status: 'confirmed',
    mine: false,
    ...part,
  });

/** It is ten in the morning of Tuesday, December 1, 2026 in New York; only the date stands still. */
export function standStill(): void {
  jest.useFakeTimers({
    now: new Date('2026-12-01T15:00:00Z'),
    doNotFake: [
      'cancelAnimationFrame',
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
}

/** Whether the window has room for seven columns; a tablet has it for a table, and not beside a menu. */
export function widen(isWide: boolean | 'tablet'): void {
  const held = { true: [], false: ['48', '64'], tablet: ['64'] }[`${isWide}`];
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        matches: held.some((width) => media === `(width < ${width}rem)`),
        media,
        onchange: null,
      }) as MediaQueryList,
  );
}
