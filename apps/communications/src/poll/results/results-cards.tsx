import { useFormats, useMessages } from '@courtyard/common';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import type { ExactResult, PollResults } from '@courtyard/contract/communications/poll/count/result';
import {
  Card,
  CardBody,
  CardHeader,
  ErrorState,
  Flex,
  LoadingState,
  Meter,
  Stack,
  Text,
} from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import { pollResults } from '../poll.queries';
import { useOptionName } from '../vote/choices/use-option-name';
import { CodesCard } from './codes.card';
import { NamedCard } from './named.card';
import { RecountCard } from './recount.card';
import { RoundedCard } from './rounded.card';
import { RoundsCard } from './rounds.card';
import { VotesCard } from './votes.card';
import { resultsMessages } from './results.messages';

/** How a poll that was counted came out, and all with which it can be counted again. */
export function ResultsCards({ poll }: { poll: Poll }) {
  const query = pollResults.useOne(poll.id);
  if (query.data) return <Cards poll={poll} results={query.data} />;
  return query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : <LoadingState />;
}

interface CardsProps {
  poll: Poll;
  results: PollResults;
}

function Cards({ poll, results }: CardsProps) {
  const { rules, rounded, counts } = results;
  const result = counts[0]?.result;
  return (
    <>
      {rounded ? <RoundedCard rules={rules} rounded={rounded} isExact={results.isExact} /> : null}
      {result ? (
        <>
          <OutcomeCard results={results} result={result} />
          <VotesCard rules={rules} result={result} />
          {result.rounds.length > 0 ? <RoundsCard rules={rules} rounds={result.rounds} /> : null}
        </>
      ) : null}
      {results.named ? <NamedCard rules={results.rules} named={results.named} /> : null}
      {poll.recordsRemovedOn === null ? <RecountCard poll={poll} results={results} /> : null}
      {results.codes.length > 0 ? <CodesCard codes={results.codes} /> : null}
    </>
  );
}

function OutcomeCard({ results: { rules, methods }, result }: { results: PollResults; result: ExactResult }) {
  const t = useMessages(resultsMessages);
  const nameOf = useOptionName(rules.options);
  const { outcome, elected, tied, byLot } = result;
  const names = (outcome === 'tied' ? tied : elected).map(nameOf).join(', ');
  return (
    <Card>
      <CardHeader title={t('result')} />
      <CardBody>
        <Stack gap="5">
          <Text size="lg" fontWeight="medium">
            {t(`outcome.${outcome}`, { names })}
          </Text>
          {outcome === 'tied' && elected.length > 0 ? (
            <Text>{t('electedBesides', { names: elected.map(nameOf).join(', ') })}</Text>
          ) : null}
          {byLot ? <Text size="sm">{t('byLot')}</Text> : null}
          <Hurdles rules={rules} result={result} />
          <Facts
            minWidth="9rem"
            facts={methods.map(({ method, votes }) => ({
              label: t(`method.${method}`),
              value: String(votes),
            }))}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}

/** Turnout, quorum and what was needed to win, each as a bar against its whole. */
function Hurdles({ rules, result }: { rules: PollResults['rules']; result: ExactResult }) {
  const t = useMessages(resultsMessages);
  const { number } = useFormats();
  const { present, quorum, threshold, tallies } = result;
  const { electorate } = rules;
  const most = Math.max(0, ...tallies.filter(({ key }) => key !== 'no').map(({ weight }) => weight));
  return (
    <>
      <Hurdle
        label={t('turnout')}
        value={present.weight}
        max={electorate.weight}
        text={t(electorate.electors === electorate.weight ? 'turnoutPlain' : 'turnoutText', {
          ballots: number(present.ballots),
          electors: number(electorate.electors),
          weight: number(present.weight),
          eligible: number(electorate.weight),
        })}
      />
      {quorum ? (
        <Hurdle
          label={t('quorum')}
          value={Math.min(present.weight, quorum.needed)}
          max={quorum.needed}
          text={t(quorum.met ? 'quorumMet' : 'quorumMissed', {
            present: number(present.weight),
            needed: number(quorum.needed),
          })}
        />
      ) : null}
      {threshold === null ? null : (
        <Hurdle
          label={t('threshold')}
          value={Math.min(most, threshold)}
          max={threshold}
          text={t('thresholdText', { most: number(most), needed: number(threshold) })}
        />
      )}
    </>
  );
}

interface HurdleProps {
  label: string;
  value: number;
  max: number;
  text: string;
}

function Hurdle({ label, value, max, text }: HurdleProps) {
  return (
    <Stack gap="1.5">
      <Flex gap="3" wrap="wrap" justify="space-between">
        <Text size="sm" fontWeight="medium">
          {label}
        </Text>
        <Text size="sm" tone="muted">
          {text}
        </Text>
      </Flex>
      <Meter label={label} value={value} max={max} text={text} />
    </Stack>
  );
}
