import { lazyContent, useFormats, useMessages } from '@courtyard/common';
import type { ExactResult, PollResults } from '@courtyard/contract/communications/poll/count/result';
import { Card, CardBody, CardHeader, LoadingState, Stack, useLacksRoomBeside } from '@courtyard/ui';
import { useOptionName } from '../vote/choices/use-option-name';
import { OptionLine } from './option-line';
import { resultsMessages } from './results.messages';

const VotesChart = lazyContent(async () => (await import('./votes.chart')).VotesChart, <LoadingState />);

interface VotesCardProps {
  rules: PollResults['rules'];
  result: ExactResult;
}

/** What each option got: as a chart, or as lines where it has no room for the names below its bars. */
export function VotesCard(props: VotesCardProps) {
  const lacksRoom = useLacksRoomBeside();
  if (lacksRoom) return <VoteLines {...props} />;
  return (
    <Card>
      <CardBody>
        <VotesChart {...props} />
      </CardBody>
    </Card>
  );
}

function VoteLines({ rules, result: { tallies, abstained, spoiled } }: VotesCardProps) {
  const t = useMessages(resultsMessages);
  const formats = useFormats();
  const nameOf = useOptionName(rules.options);
  const most = Math.max(1, ...tallies.map(({ total }) => total));
  const said = { abstained: formats.number(abstained.weight), spoiled: formats.number(spoiled.weight) };
  return (
    <Card>
      <CardHeader title={t('votes')} description={t('votesText', said)} />
      <CardBody>
        <Stack gap="3">
          {tallies.map(({ key, total }) => (
            <OptionLine key={key} name={nameOf(key)} weight={total} most={most} />
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
