import { recordLoader } from '@courtyard/ui/details';
import { meetingPaths } from '../meeting-paths';
import { meetingMessages } from '../meeting.messages';
import { meetings, meetingPager } from '../meeting.queries';

/** A page about the meeting `?id=`. */
export const MeetingLoader = recordLoader({
  messages: meetingMessages,
  title: (t) => t('meeting'),
  useOne: meetings.useOne,
  list: meetingPaths.list,
  pager: meetingPager,
});
