import { minutesRoutes } from '@courtyard/contract/communications/meeting/minutes/minutes';
import { motionRoutes } from '@courtyard/contract/communications/meeting/motion/motion';
import { implement, type Module } from '../../../../platform/http/implement';
import { createActionItem, removeActionItem, updateActionItem } from '../motion/action-item.service';
import { createMotion, removeMotion, updateMotion } from '../motion/motion.service';
import { actionItemsOf, motionsOf } from '../motion/motion.sql';
import { getMeeting } from '../plan/meeting.sql';
import { approveMinutes, draftMinutes, getMinutes, publishMinutes, updateMinutes } from './minutes.service';

/** What was decided at meetings, and what they leave to do. */
export const minutesModule: Module = () => [
  implement(motionRoutes.listMotions, async (call) => {
    const { id } = await getMeeting(call, call.params.meetingId);
    return { data: await motionsOf(call, id) };
  }),
  implement(motionRoutes.createMotion, async (call) => ({
    data: await createMotion(call, call.params.meetingId, call.body),
  })),
  implement(motionRoutes.updateMotion, async (call) => ({
    data: await updateMotion(call, call.params, call.body),
  })),
  implement(motionRoutes.removeMotion, (call) => removeMotion(call, call.params)),
  implement(motionRoutes.bulkJobionItems, async (call) => {
    const { id } = await getMeeting(call, call.params.meetingId);
    return { data: await actionItemsOf(call, id) };
  }),
  implement(motionRoutes.createActionItem, async (call) => ({
    data: await createActionItem(call, call.params.meetingId, call.body),
  })),
  implement(motionRoutes.updateActionItem, async (call) => ({
    data: await updateActionItem(call, call.params, call.body),
  })),
  implement(motionRoutes.removeActionItem, (call) => removeActionItem(call, call.params)),
  implement(minutesRoutes.getMinutes, async (call) => ({
    data: await getMinutes(call, call.params.meetingId),
  })),
  implement(minutesRoutes.draftMinutes, async (call) => ({
    data: await draftMinutes(call, call.params.meetingId),
  })),
  implement(minutesRoutes.updateMinutes, async (call) => ({
    data: await updateMinutes(call, call.params.meetingId, call.body),
  })),
  implement(minutesRoutes.approveMinutes, async (call) => ({
    data: await approveMinutes(call, call.params.meetingId, call.body.version),
  })),
  implement(minutesRoutes.publishMinutes, async (call) => ({
    data: await publishMinutes(call, call.params.meetingId, call.body.version),
  })),
];
