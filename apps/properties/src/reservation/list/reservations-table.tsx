import { lazyContent, saveExport, useCommunity, useMessages, useToday } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { reservationColumns } from '@courtyard/contract/properties/reservation/reservation.columns';
import { type DaySpan, daysMeant } from '@courtyard/contract/fields/spans';
import { LinkButton, LoadingState } from '@courtyard/ui';
import { DataTable, filterBy, type FilterSpec, useFilters, useTableState } from '@courtyard/ui/data';
import type { MenuItemSpec } from '@courtyard/ui/overlays';
import { areaPaths } from '../../common-area/area-paths';
import { addDays } from '@courtyard/contract/days';
import { useBookingActions } from '../decision/use-booking-actions';
import { useDecisions } from '../decision/use-decisions';
import { useBulkDecisions } from '../decision/use-many-decisions';
import { reservations, type ReservationsQuery } from '../reservation.queries';
import { useReservationPager } from '../details/use-reservation-walk';
import { reservationsMessages } from './reservations.messages';
import { useReservationColumns } from './reservations.columns';

const ReservationPreview = lazyContent(
  async () => (await import('../details/reservation-preview')).ReservationPreview,
  <LoadingState />,
);

const times = ['upcoming', 'past'] as const;
const shape = {
  list: reservations.listName,
  sort: reservationColumns.sort,
  filters: { time: times, days: 'days', ...reservationColumns.filters },
  defaultSort: '-startsAt',
} as const;

/** All bookings that the person may see, as a list. */
export function ReservationsTable() {
  const t = useMessages(reservationsMessages);
  const today = useToday();
  const { firstWeekday } = useCommunity();
  const table = useTableState(shape);
  const { time, days, ...rest } = table.query;
  const span = within(timeSpan(time, today), daysMeant(days, { today, firstWeekday }));
  const query: ReservationsQuery = { ...rest, ...span };
  const bookings = reservations.useList(query);
  const isAheadOnly = !rest.search && !rest.areaId && !rest.status && !days && time?.[0] === 'upcoming';
  const decisions = useDecisions();
  const actionsOf = useBookingActions(decisions);
  const actions = useBulkDecisions(query);
  const pager = useReservationPager();
  const columns = useReservationColumns();
  const filters = useReservationFilters();

  const menuOf = (booking: Reservation): MenuItemSpec[] => {
    const { yes, no, end } = actionsOf(booking);
    return [
      { label: t('details'), icon: 'info', to: areaPaths.reservation(booking.id) },
      ...(yes ? [{ ...yes, icon: 'check' } as const] : []),
      ...(no ? [{ ...no, icon: 'close' } as const] : []),
      ...(end ? [{ ...end, icon: 'trash', tone: 'danger', separated: true } as const] : []),
    ];
  };

  return (
    <>
      <DataTable
        label={t('title')}
        // Nothing ahead is not a search that failed: it says how to book, and the filter can still be taken off.
        state={isAheadOnly ? { ...table, isFiltered: false } : table}
        query={bookings}
        columns={columns}
        rowId={(booking) => booking.id}
        rowLabel={pager.nameOf}
        searchLabel={t('search')}
        filters={filters}
        source={reservations.sourceOf(query)}
        pager={pager}
        preview={({ id }) => <ReservationPreview id={id} />}
        rowMenu={menuOf}
        {...actions.bulk}
        onExport={(format) => saveExport('GET /api/v1/reservations/export', { query: { ...query, format } })}
        empty={{
          icon: 'calendar',
          title: t(isAheadOnly ? 'aheadTitle' : 'emptyTitle'),
          description: t(isAheadOnly ? 'aheadText' : 'emptyText'),
          action: <LinkButton to={areaPaths.list}>{t('book')}</LinkButton>,
        }}
      />
      {decisions.dialog}
      {actions.dialog}
    </>
  );
}

/** Upcoming bookings end today or later; past ones started before today. */
function timeSpan(time: readonly string[] | undefined, today: string): DaySpan {
  if (time?.length !== 1) return {};
  return time[0] === 'upcoming' ? { from: today } : { to: addDays(today, -1) };
}

/** The days that are in both. Days as ISO 8601 compare as text. */
function within(one: DaySpan, other: DaySpan): DaySpan {
  const from = [one.from, other.from]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
  const to = [one.to, other.to].filter((day) => day !== undefined).toSorted()[0];
  return { ...(from && { from }), ...(to && { to }) };
}

function useReservationFilters(): FilterSpec[] {
  const t = useMessages(reservationsMessages);
  const time: FilterSpec = { ...filterBy(t, 'time', times), single: true };
  const days: FilterSpec = { name: 'days', label: t('days'), kind: 'days' };
  return [time, days, ...useFilters(reservationColumns)];
}
