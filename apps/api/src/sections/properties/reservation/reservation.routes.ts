import { bulkDecisionRoutes } from '@courtyard/contract/properties/reservation/bulk-decisions';
import { bookingChargeRoutes } from '@courtyard/contract/properties/reservation/booking-charge';
import { reservationRoutes } from '@courtyard/contract/properties/reservation/reservation';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { bulkChange } from '../../../platform/section/bulk/bulk-change';
import { readCharge } from './booking/charge-booking';
import { readCalendar } from './calendar/calendar.service';
import { sendCalendarFile } from './calendar/calendar-file';
import { readConflicts } from './decision/conflicts.service';
import { answerRequest, cancelReservation } from './decision/decision.service';
import { bulkApprove, bulkCancel, bulkDecline, undoDecisions } from './decision/bulk-decisions';
import { undoDecision } from './decision/undo.service';
import { acceptOffer } from './waitlist/accept.service';
import { createReservation, getReservation } from './reservation.service';
import { reservationExport } from './reservation.export';
import { pageOfReservations, reservationTotals, reservationValues } from './reservation.sql';

export const reservationModule: Module = () => [
  implement(reservationRoutes.listReservations, (call) => pageOfReservations(call, call.query)),
  implementStream(reservationRoutes.exportReservations, (call) =>
    exportList(call, reservationExport(call.query)),
  ),
  implement(reservationRoutes.reservationValues, async (call) => ({
    data: await reservationValues(call, call.query),
  })),
  implement(reservationRoutes.reservationTotals, async (call) => ({
    data: await reservationTotals(call, call.query),
  })),
  implement(reservationRoutes.reservationCalendar, async (call) => ({
    data: await readCalendar(call, call.query),
  })),
  implement(reservationRoutes.reservationConflicts, async (call) => ({
    data: await readConflicts(call, call.query.reservationId ?? []),
  })),
  implement(reservationRoutes.createReservation, async (call) => ({
    data: await createReservation(call, call.body),
  })),
  implement(reservationRoutes.getReservation, async (call) => ({
    data: await getReservation(call, call.params.reservationId),
  })),
  implement(bookingChargeRoutes.bookingCharge, async (call) => ({
    data: await readCharge(call, call.params.reservationId),
  })),
  implementStream(reservationRoutes.reservationCalendarFile, sendCalendarFile),
  implement(reservationRoutes.acceptReservation, async (call) => ({
    data: await acceptOffer(call, call.params.reservationId, call.body),
  })),
  implement(reservationRoutes.approveReservation, async (call) => ({
    data: await answerRequest(call, call.params.reservationId, 'confirmed', call.body),
  })),
  implement(reservationRoutes.declineReservation, async (call) => ({
    data: await answerRequest(call, call.params.reservationId, 'declined', call.body),
  })),
  implement(reservationRoutes.cancelReservation, async (call) => ({
    data: await cancelReservation(call, call.params.reservationId, call.body),
  })),
  implement(bulkDecisionRoutes.approveReservations, async (call) => ({
    data: await bulkChange(call, bulkApprove, call.body.chosen, {}),
  })),
  implement(bulkDecisionRoutes.declineReservations, async (call) => ({
    data: await bulkChange(call, bulkDecline, call.body.chosen, call.body),
  })),
  implement(bulkDecisionRoutes.cancelReservations, async (call) => ({
    data: await bulkChange(call, bulkCancel, call.body.chosen, call.body),
  })),
  implement(bulkDecisionRoutes.undoDecisions, async (call) => ({
    data: await undoDecisions(call, call.body.records),
  })),
  implement(reservationRoutes.undoDecision, async (call) => ({
    data: await undoDecision(call, call.params.reservationId, call.body),
  })),
];
