import { gateOf } from '@courtyard/ui/details';
import { meetingPaths } from '../meeting-paths';
import { meetingMessages } from '../meeting.messages';
import { meetings, meetingWalk } from '../meeting.queries';

/** A page about the meeting `?id=`. */
export const MeetingGate = gateOf({
  messages: meetingMessages,
  title: (t) => t('meeting'),
  useOne: meetings.useOne,
  list: meetingPaths.list,
  walk: meetingWalk,
});
