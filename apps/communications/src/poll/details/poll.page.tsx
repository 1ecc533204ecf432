import { useCan, useFormats, useMessages } from '@courtyard/common';
import { fractionOf, weightOf } from '@courtyard/contract/communications/poll/count/outcome.rules';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { pollVocabulary } from '@courtyard/contract/communications/poll/poll-vocabulary';
import { pollColumns } from '@courtyard/contract/communications/poll/poll.columns';
import { Card, CardBody, CardHeader, Meter, Page, Stack, Text } from '@courtyard/ui';
import { CardColumns, FactCard, HistoryCard, RecordTasks, useFieldTexts } from '@courtyard/ui/details';
import { PollLoader } from './poll-loader';
import { PollStatusBadge } from '../poll-status';
import { ElectionCards } from '../election/election-cards';
import { InspectorsCard } from '../election/inspectors.card';
import { SealedCards } from './sealed/sealed-cards';
import { LettersCard } from '../electors/letters.card';
import { ElectorsCard } from '../electors/electors.card';
import { shareText } from '../form/share.rules';
import { BallotSample } from '../vote/choices/ballot-sample';
import { pollMessages } from '../poll.messages';
import { polls } from '../poll.queries';
import { ResultsCards } from '../results/results-cards';
import { CertificationCard } from './certification.card';
import { detailsMessages } from './details.messages';
import { usePollActions } from './use-poll-actions';

/** `community-polls/results?id=`: how a poll stands, and how it came out. */
export function PollPage() {
  return <PollLoader>{(poll) => <PollView poll={poll} />}</PollLoader>;
}

interface ViewProps {
  poll: Poll;
}

function PollView({ poll }: ViewProps) {
  const t = useMessages(detailsMessages);
  const { actions, dialog } = usePollActions(poll);
  const canKeep = useCan('Poll Update');
  const hasCandidates = poll.nominationsUntil !== null && poll.status !== 'draft';
  const isCounted = poll.status === 'counted' || poll.status === 'certified';
  return (
    <Page title={poll.title} actions={actions}>
      <Stack gap="6">
        <RecordTasks record="poll" recordId={poll.id} />
        <CardColumns
          left={
            <>
              {poll.sealed && !isCounted ? <SealedCards poll={poll} /> : null}
              {isCounted ? <ResultsCards poll={poll} /> : <StandingCard poll={poll} />}
              {poll.sealed && isCounted ? <SealedCards poll={poll} /> : null}
              {hasCandidates && !isCounted ? <ElectionCards poll={poll} /> : null}
              {canKeep && poll.electors !== null && poll.recordsRemovedOn === null ? (
                <>
                  <LettersCard poll={poll} />
                  <ElectorsCard poll={poll} />
                </>
              ) : null}
            </>
          }
          right={
            <>
              <AboutCard poll={poll} />
              <RulesCard poll={poll} />
              {poll.subject === 'election' || poll.sealed ? <InspectorsCard poll={poll} /> : null}
              {isCounted ? <CertificationCard poll={poll} /> : null}
              {hasCandidates && isCounted ? <ElectionCards poll={poll} /> : null}
              {canKeep ? (
                <HistoryCard
                  of={polls.historyOf(poll.id)}
                  vocabulary={pollVocabulary}
                  description={t('historyText')}
                />
              ) : null}
            </>
          }
        />
      </Stack>
      {dialog}
    </Page>
  );
}

/** What can be said before the count: how many voted, never how. */
function StandingCard({ poll }: ViewProps) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  if (poll.status === 'nominating' || poll.status === 'acclaimed') return null;
  if (poll.electors === null) {
    return (
      <Card>
        <CardHeader
          title={t('draft')}
          description={
            poll.opensAt === null ? t('draftText') : t('draftOpens', { at: formats.moment(poll.opensAt) })
          }
        />
        <CardBody>
          {poll.ballot.length > 0 ? <BallotSample title={poll.title} rules={poll} /> : null}
        </CardBody>
      </Card>
    );
  }
  return (
    <>
      <Card>
        <CardHeader title={t('turnout')} description={t('noTally')} />
        <CardBody>
          <TurnoutMeter poll={poll} />
        </CardBody>
      </Card>
      {poll.smallClasses.length > 0 ? (
        <Card>
          <CardHeader
            title={t('smallTitle')}
            description={t('smallText', { count: poll.smallClasses.length })}
          />
          <CardBody />
        </Card>
      ) : null}
    </>
  );
}

function TurnoutMeter({ poll }: ViewProps) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { electors, voted, eligibleWeight, presentWeight, basis } = poll;
  const text = t('turnoutText', {
    voted: formats.number(voted ?? 0),
    electors: formats.number(electors ?? 0),
  });
  return (
    <Stack gap="2">
      <Text fontWeight="medium">{text}</Text>
      <Meter label={t('turnout')} value={presentWeight ?? 0} max={eligibleWeight ?? 0} text={text} />
      <QuorumMeter poll={poll} />
      {basis === 'share' ? (
        <Text size="sm" tone="muted">
          {t('weightText', {
            present: formats.number(presentWeight ?? 0),
            eligible: formats.number(eligibleWeight ?? 0),
          })}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Who voted against who has to: of a quorum alone, whatever they chose. */
function QuorumMeter({ poll: { quorum, eligibleWeight, presentWeight } }: ViewProps) {
  const t = useMessages(detailsMessages);
  const tPoll = useMessages(pollMessages);
  const formats = useFormats();
  if (quorum === null || eligibleWeight === null) return null;
  const needed = weightOf(fractionOf(quorum), eligibleWeight);
  const present = presentWeight ?? 0;
  const said = t('quorumText', { present: formats.number(present), needed: formats.number(needed) });
  return (
    <>
      <Text size="sm">{said}</Text>
      <Meter label={tPoll('quorum')} value={Math.min(present, needed)} max={needed} text={said} />
    </>
  );
}

function AboutCard({ poll }: ViewProps) {
  const t = useMessages(detailsMessages);
  const tPoll = useMessages(pollMessages);
  const { label, facts } = useFieldTexts(pollColumns);
  return (
    <FactCard
      title={t('about')}
      facts={[
        { label: label('status'), value: <PollStatusBadge value={poll.status} /> },
        ...facts(poll, 'closesAt', 'kind', 'secrecy'),
        ...(poll.sealed ? [{ label: tPoll('sealed'), value: tPoll('yes') }] : []),
        { label: tPoll('basis'), value: tPoll(`basis.${poll.basis}`) },
      ]}
      notes={poll.description}
    />
  );
}

function RulesCard({ poll }: ViewProps) {
  const formats = useFormats();
  const t = useMessages(detailsMessages);
  const tPoll = useMessages(pollMessages);
  const { kind, quorum, threshold, thresholdOf, strictly, seats, ties, replaceable } = poll;
  const { proxies, profile, keepUntil } = poll;
  const recordDate = poll.recordDate ?? poll.recordOn;
  return (
    <FactCard
      title={t('rules')}
      facts={[
        { label: tPoll('quorum'), value: quorum && shareText(quorum) },
        {
          label: tPoll('threshold'),
          value:
            threshold &&
            t(strictly ? 'moreThan' : 'atLeast', {
              share: shareText(threshold),
              of: tPoll(`thresholdOf.${thresholdOf}`),
            }),
        },
        ...(kind === 'yes-no'
          ? []
          : [
              { label: tPoll('seats'), value: String(seats) },
              { label: tPoll('ties'), value: tPoll(`ties.${ties}`) },
            ]),
        ...(poll.meeting === null
          ? []
          : [
              {
                label: tPoll('meetingId'),
                value: `${poll.meeting.name}, ${formats.moment(poll.meeting.startsAt)}`,
              },
            ]),
        ...(poll.amendment === null ? [] : [{ label: tPoll('wording'), value: poll.amendment.wording }]),
        ...(recordDate === null ? [] : [{ label: tPoll('recordOn'), value: formats.day(recordDate) }]),
        ...(poll.recountDays === 0
          ? []
          : [{ label: tPoll('recountDays'), value: formats.number(poll.recountDays) }]),
        { label: tPoll('proxies'), value: tPoll(proxies ? 'yes' : 'no') },
        { label: tPoll('replaceable'), value: tPoll(replaceable ? 'yes' : 'no') },
        ...(keepUntil === null ? [] : [{ label: tPoll('keepUntil'), value: formats.day(keepUntil) }]),
        { label: tPoll('profile'), value: tPoll(`profile.${profile}`) },
      ]}
    />
  );
}
