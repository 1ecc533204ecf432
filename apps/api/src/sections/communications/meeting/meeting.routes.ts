import { meetingRoutes } from '@courtyard/contract/communications/meeting/meeting';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { meetingExport } from './plan/meeting.export';
import { agendaRoutes } from '@courtyard/contract/communications/meeting/agenda/agenda';
import { createAgendaItem, orderAgenda, removeAgendaItem, updateAgendaItem } from './agenda/agenda.service';
import { addMinutesItems } from './agenda/minutes-items';
import { planNext } from './plan/next.service';
import { meetingWithHistory } from './record/history';
import { createMeeting, moveMeeting, removeMeeting, updateMeeting } from './plan/meeting.service';
import { getMeeting, meetingList } from './plan/meeting.sql';

export const meetingModule: Module = () => [
  implement(meetingRoutes.listMeetings, (call) => meetingList.page(call, call.query)),
  implementStream(meetingRoutes.exportMeetings, (call) => exportList(call, meetingExport(call.query))),
  implement(meetingRoutes.meetingValues, async (call) => ({
    data: await meetingList.values(call, call.query),
  })),
  implement(meetingRoutes.meetingTotals, async (call) => ({
    data: await meetingList.totals(call, call.query),
  })),
  implement(meetingRoutes.createMeeting, async (call) => ({ data: await createMeeting(call, call.body) })),
  implement(meetingRoutes.getMeeting, async (call) => ({
    data: await getMeeting(call, call.params.meetingId),
  })),
  implement(meetingRoutes.updateMeeting, async (call) => ({
    data: await updateMeeting(call, call.params.meetingId, call.body),
  })),
  implement(meetingRoutes.removeMeeting, (call) => removeMeeting(call, call.params.meetingId)),
  implement(
    meetingRoutes.meetingHistory,
    historyOf('meeting', (call) => meetingWithHistory(call, call.params.meetingId, 'meeting')),
  ),
  implement(
    meetingRoutes.executiveHistory,
    historyOf('executive-session', (call) =>
      meetingWithHistory(call, call.params.meetingId, 'executive-session'),
    ),
  ),
  implement(meetingRoutes.moveMeeting, async (call) => ({
    data: await moveMeeting(call, call.params.meetingId, call.body),
  })),
  implement(meetingRoutes.planNext, async (call) => ({
    data: await planNext(call, call.params.meetingId, { count: call.body.count }),
  })),
  implement(agendaRoutes.addMinutesItems, async (call) => ({
    data: await addMinutesItems(call, call.params.meetingId),
  })),
  implement(agendaRoutes.createAgendaItem, async (call) => ({
    data: await createAgendaItem(call, call.params.meetingId, call.body),
  })),
  implement(agendaRoutes.updateAgendaItem, async (call) => ({
    data: await updateAgendaItem(call, call.params, call.body),
  })),
  implement(agendaRoutes.removeAgendaItem, (call) => removeAgendaItem(call, call.params)),
  implement(agendaRoutes.orderAgenda, async (call) => ({
    data: await orderAgenda(call, call.params.meetingId, call.body.itemIds),
  })),
];
