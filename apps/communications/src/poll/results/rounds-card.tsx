import { useFormats, useMessages } from '@courtyard/common';
import type { ExactResult, PollResults } from '@courtyard/contract/communications/poll/count/result';
import { Card, CardBody, CardHeader, Flex, Heading, Stack, Text } from '@courtyard/ui';
import { useOptionName } from '../vote/choices/use-option-name';
import { OptionLine } from './option-line';
import { resultsMessages } from './results.messages';

type Rules = PollResults['rules'];
type Round = ExactResult['rounds'][number];

/** The rounds of a ranked poll: what each option had in it, and who won or went out. */
export function RoundsCard({ rules, rounds }: { rules: Rules; rounds: readonly Round[] }) {
  const t = useMessages(resultsMessages);
  return (
    <Card>
      <CardHeader title={t('rounds')} description={t('roundsText')} />
      <CardBody>
        <Stack as="ol" gap="8" listStyleType="none">
          {rounds.map((round, index) => (
            // Rounds have no name but their place.
            <li key={`${index}-${round.quota}`}>
              <RoundView number={index + 1} round={round} rules={rules} />
            </li>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}

function RoundView({ number, round, rules }: { number: number; round: Round; rules: Rules }) {
  const t = useMessages(resultsMessages);
  const formats = useFormats();
  const nameOf = useOptionName(rules.options);
  const most = Math.max(round.quota, ...Object.values(round.tallies));
  const said = [
    round.elected.length > 0 ? t('elected', { names: round.elected.map(nameOf).join(', ') }) : null,
    round.transferred === null ? null : t('handedOn', { name: nameOf(round.transferred) }),
    round.eliminated === null ? null : t('out', { name: nameOf(round.eliminated) }),
  ].filter((text) => text !== null);
  return (
    <Stack gap="3">
      <Flex justify="space-between" gap="4" align="baseline">
        <Heading as="h3" size="xs">
          {t('round', { number })}
        </Heading>
        <Text size="sm" tone="muted">
          {t('quota', { quota: formats.number(round.quota) })}
        </Text>
      </Flex>
      {Object.entries(round.tallies).map(([key, weight]) => (
        <OptionLine key={key} name={nameOf(key)} weight={weight} most={most} />
      ))}
      {round.exhausted > 0 ? <OptionLine name={t('exhausted')} weight={round.exhausted} most={most} /> : null}
      {said.map((text) => (
        <Text key={text} size="sm" fontWeight="medium">
          {text}
        </Text>
      ))}
    </Stack>
  );
}
