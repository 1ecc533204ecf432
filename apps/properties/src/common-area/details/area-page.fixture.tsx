import { answerCalls, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { daysFrom } from '@courtyard/contract/days';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { summaryOf } from '../../property/property.fixture';
import { onCalendar, standStill, widen } from '../../reservation/reservation.fixture';
import { availabilityOf } from '../area.fixture';
import { CommonAreaPage } from './common-area.page';

let restore = () => {};

/** Opens the page of an area in a week of December 2026, with what else `handlers` answer. */
export function openArea(
  area: CommonArea,
  handlers: Parameters<typeof answerCalls>[0] = {},
  { permissions = ['Reservation Create'], path = `/?id=${area.id}` } = {},
) {
  const wire = answerCalls({
    'GET /api/v1/common-areas/:areaId': () => ({ data: area }),
    'GET /api/v1/common-areas/:areaId/availability': ({ query }) => ({
      data: availabilityOf(daysFrom(query.get('from') ?? '', 7), {
        '2026-12-01': ['past', 'past', 'free'],
        '2026-12-03': ['taken', 'free', 'free'],
      }),
    }),
    'GET /api/v1/reservations/calendar': () => ({
      data: { timeZone: 'America/New_York', reservations: [onCalendar()] },
    }),
    'GET /api/v1/reservations': () => ({ data: [], page: pageOf({ total: 0 }) }),
    'GET /api/v1/reservations/conflicts': () => ({ data: [] }),
    'GET /api/v1/properties/mine': () => ({ data: [summaryOf()] }),
    ...handlers,
  });
  restore = wire.restore;
  return {
    ...wire,
    ...renderPage(<CommonAreaPage />, { user: personWith(permissions), path, wrap: withUi }),
  };
}

/** The block of the calendar with such a name. */
export const slot = (name: RegExp) => screen.findByRole('button', { name });

/** Each test begins on the first of December and ends with the wire as it was. */
export function onFirstOfDecember(): void {
  beforeEach(() => {
    resetStores();
    standStill();
    widen(true);
  });
  afterEach(() => {
    restore();
    jest.useRealTimers();
  });
}
