import { useFormats, useMessages, useToday } from '@courtyard/common';
import { CardFrame, CardLine, CardList, CardNothing } from '@courtyard/ui';
import { meetingPaths } from '../meeting-paths';
import { ExecutiveBadge } from '../meeting-status';
import { meetingMessages } from '../meeting.messages';
import { meetings } from '../meeting.queries';

const shown = 3;

/** The meetings that come next, and one that is in session. */
export function MeetingsCard() {
  const t = useMessages(meetingMessages);
  const formats = useFormats();
  const today = useToday();
  const found = meetings.useList({
    status: ['called', 'in-session'],
    startsAt: `${today}..`,
    sort: 'startsAt',
    // More than are shown: those of this morning are left out.
    limit: shown * 2,
  });
  const next = found.data?.data
    .filter(({ status, endsAt }) => status === 'in-session' || Date.parse(endsAt) > found.dataUpdatedAt)
    .slice(0, shown);
  return (
    <CardFrame
      title={t('next')}
      link={{ to: meetingPaths.list, label: t('all') }}
      query={{ ...found, data: next }}
      lines={shown}
      isNothing={({ length }) => length === 0}
    >
      {(data) =>
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
