import { lazyContent, Slot, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import { meetingColumns } from '@courtyard/contract/communications/meeting/meeting.columns';
import { meetingVocabulary } from '@courtyard/contract/communications/meeting/meeting-vocabulary';
import {
  AnchorButton,
  Card,
  CardBody,
  CardHeader,
  HStack,
  LoadingState,
  Page,
  Stack,
  Text,
} from '@courtyard/ui';
import { HeadFacts, HistoryCard, RecordTabs, RecordTasks, useFieldTexts } from '@courtyard/ui/details';
import { AnswerCard } from '../attendance/answer.card';
import { attendanceMessages } from '../attendance/attendance.messages';
import { NoticeWindowCard } from '../attendance/notice/notice-window.card';
import { AgendaCard } from '../agenda/agenda.card';
import { MeetingLoader } from './meeting-loader';
import { ExecutiveBadge, MeetingStatusBadge } from '../meeting-status';
import { noticeMessages } from '../attendance/notice/notice.messages';
import { useRepeatsSaid } from '../form/repeats';
import { meetingMessages } from '../meeting.messages';
import { minutesMessages } from '../minutes/minutes.messages';
import { executiveParts, meetings } from '../meeting.queries';
import { MeetingPollsCard } from './polls.card';
import { detailsMessages } from './details.messages';
import { useMeetingActions } from './use-meeting-actions';

const AttendanceTab = lazyContent(
  async () => (await import('../attendance/attendance.tab')).AttendanceTab,
  <LoadingState />,
);

const NoticeTab = lazyContent(
  async () => (await import('../attendance/notice/notice.tab')).NoticeTab,
  <LoadingState />,
);

const MinutesTab = lazyContent(
  async () => (await import('../minutes/minutes.tab')).MinutesTab,
  <LoadingState />,
);

/** `meetings/details?id=`: the agenda first, then what belongs to the meeting, and its history. */
export function MeetingPage() {
  return <MeetingLoader>{(meeting) => <MeetingView meeting={meeting} />}</MeetingLoader>;
}

interface ViewProps {
  meeting: Meeting;
}

function MeetingView({ meeting }: ViewProps) {
  const t = useMessages(detailsMessages);
  const tAttendance = useMessages(attendanceMessages);
  const tNotice = useMessages(noticeMessages);
  const tMinutes = useMessages(minutesMessages);
  const keeps = useCan('Meeting Update');
  const formats = useFormats();
  const tMeeting = useMessages(meetingMessages);
  const sayRepeats = useRepeatsSaid();
  const { label, node } = useFieldTexts(meetingColumns);
  const { actions, dialog } = useMeetingActions(meeting);
  const { onlineUrl, status } = meeting;
  const isAhead = status === 'called' || status === 'in-session';
  const facts = [
    { label: label('kind'), value: node(meeting, 'kind') },
    { label: label('status'), value: <MeetingStatusBadge value={status} /> },
    { label: label('place'), value: node(meeting, 'place') },
  ] as const;
  const repeats = (rule: string) => ({ label: tMeeting('repeats'), value: sayRepeats(rule) });
  return (
    <Page
      title={meeting.name}
      description={formats.span(meeting)}
      badge={<ExecutiveBadge of={meeting} />}
      actions={actions}
    >
      <RecordTasks record="meeting" recordId={meeting.id} />
      <HeadFacts facts={meeting.repeats === null ? facts : [...facts, repeats(meeting.repeats)]} />
      <RecordTabs
        record={meeting}
        overview={
          <>
            <Stack gap="5">
              {onlineUrl && isAhead ? (
                <HStack>
                  <AnchorButton href={onlineUrl} target="_blank" rel="noreferrer">
                    {t('join')}
                  </AnchorButton>
                </HStack>
              ) : null}
              <AnswerCard meeting={meeting} />
              <AgendaCard meeting={meeting} />
              <MeetingPollsCard meeting={meeting} />
              {keeps ? <NoticeWindowCard meeting={meeting} /> : null}
              {meeting.notes ? (
                <Card>
                  <CardHeader title={tMeeting('notes')} />
                  <CardBody>
                    <Text size="sm" whiteSpace="pre-line">
                      {meeting.notes}
                    </Text>
                  </CardBody>
                </Card>
              ) : null}
            </Stack>
            <Slot name="meeting.panel/v1" subject={{ meetingId: meeting.id }} />
          </>
        }
        tabs={[
          ...(keeps
            ? [
                {
                  value: 'attendance',
                  label: tAttendance('tab'),
                  content: <AttendanceTab meeting={meeting} />,
                },
                { value: 'notice', label: tNotice('tab'), content: <NoticeTab meeting={meeting} /> },
              ]
            : []),
          ...(status === 'draft'
            ? []
            : [{ value: 'minutes', label: tMinutes('tab'), content: <MinutesTab meeting={meeting} /> }]),
        ]}
        history={<Histories meeting={meeting} />}
      />
      {dialog}
    </Page>
  );
}

/** What was done; what was done behind closed doors is recorded apart. */
function Histories({ meeting: { id, isExecutive } }: ViewProps) {
  const t = useMessages(detailsMessages);
  const seesExecutive = useCan('Executive Sessions View');
  return (
    <Stack gap="5">
      {isExecutive ? null : (
        <HistoryCard
          of={meetings.historyOf(id)}
          vocabulary={meetingVocabulary}
          description={t('historyText')}
        />
      )}
      {seesExecutive ? (
        <HistoryCard
          title={t('executiveHistory')}
          of={executiveParts.historyOf(id)}
          vocabulary={meetingVocabulary}
          description={t('executiveHistoryText')}
        />
      ) : null}
    </Stack>
  );
}
