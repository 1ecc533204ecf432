import { useFormats, useMessages, useToday } from '@courtyard/common';
import { CardFrame, CardLine, CardList, CardNothing } from '@courtyard/ui';
import { meetingPaths } from '../meeting-paths';
import { ExecutiveBadge } from '../meeting-status';
import { meetingMessages } from '../meeting.messages';
import { meetings } from '../meeting.queries';

/** The meetings that come next. */
export function MeetingsCard() {
  const t = useMessages(meetingMessages);
  const formats = useFormats();
  const today = useToday();
  const next = meetings.useList({
    status: ['called', 'in-session'],
    startsAt: `${today}..`,
    sort: 'startsAt',
    limit: 3,
  });
  return (
    <CardFrame
      title={t('next')}
      link={{ to: meetingPaths.list, label: t('all') }}
      query={next}
      lines={3}
      isNothing={({ data }) => data.length === 0}
    >
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing>{t('noneNext')}</CardNothing>
        ) : (
          <CardList>
            {data.map((meeting) => (
              <CardLine
                key={meeting.id}
                to={meetingPaths.details(meeting.id)}
                title={meeting.name}
                detail={[formats.moment(meeting.startsAt), meeting.place].filter(Boolean).join(' · ')}
                aside={<ExecutiveBadge of={meeting} />}
              />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}
