import { useMessages } from '@courtyard/common';
import { meetingLabels } from '@courtyard/contract/communications/meeting/meeting.labels';
import { badgeOf, StatusBadge } from '@courtyard/ui';
import { meetingMessages } from './meeting.messages';

export const MeetingStatusBadge = badgeOf(meetingLabels, 'status', {
  draft: 'neutral',
  called: 'expected',
  'in-session': 'info',
  adjourned: 'expected',
  cancelled: 'danger',
});

/** That something is behind closed doors; nothing for what is open. */
export function ExecutiveBadge({ of: { isExecutive } }: { of: { isExecutive: boolean } }) {
  const t = useMessages(meetingMessages);
  return isExecutive ? (
    <StatusBadge status="attention" icon="lock">
      {t('isExecutive.true')}
    </StatusBadge>
  ) : null;
}
