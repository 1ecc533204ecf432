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

/** What a round ended with, and for whom: for several at once where their order makes no difference. */
function stepOf({ transferred, eliminated, equal }: Round): ['transferred' | 'eliminated', string[]][] {
  if (transferred !== null) return [['transferred', [transferred]]];
  if (eliminated !== null) return [['eliminated', [eliminated]]];
  if (equal?.order !== 'together') return [];
  return [[equal.act === 'transfer' ? 'transferred' : 'eliminated', equal.keys]];
}

function RoundView({ number, round, rules }: { number: number; round: Round; rules: Rules }) {
  const t = useMessages(resultsMessages);
  const formats = useFormats();
  const nameOf = useOptionName(rules.options);
  const namesOf = (keys: readonly string[]) => keys.map(nameOf).join(', ');
  const most = Math.max(round.quota, ...Object.values(round.tallies));
  const said = [
    round.elected.length > 0 ? t('elected', { names: namesOf(round.elected) }) : null,
    ...stepOf(round).map(([step, keys]) => t(step, { names: namesOf(keys) })),
    round.tie === null ? null : t(`tie.${round.tie}`),
    round.equal ? t(`equal.${round.equal.order}`, { names: namesOf(round.equal.keys) }) : null,
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
