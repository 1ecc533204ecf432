import { useMessages } from '@courtyard/common';
import { abstention, readChoices } from '@courtyard/contract/communications/poll/count/choices.rules';
import type { PollResults } from '@courtyard/contract/communications/poll/count/result';
import { Box, Card, CardBody, CardHeader } from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import { useOptionName } from '../vote/choices/use-option-name';
import { resultsMessages } from './results.messages';

interface NamedCardProps {
  rules: PollResults['rules'];
  named: NonNullable<PollResults['named']>;
}

/** Who chose what, of a poll that is not secret. */
export function NamedCard({ rules, named }: NamedCardProps) {
  const t = useMessages(resultsMessages);
  const nameOf = useOptionName(rules.options);
  const said = (choices: string) => {
    if (choices === abstention) return t('abstained');
    const marks = readChoices(rules, choices) ?? [];
    return marks
      .map(({ key, score }) =>
        rules.kind === 'score' || rules.kind === 'cumulative' ? `${nameOf(key)}: ${score}` : nameOf(key),
      )
      .join(', ');
  };
  return (
    <Card>
      <CardHeader title={t('named')} />
      <CardBody>
        <Box maxHeight="24rem" overflowY="auto" tabIndex={0} role="region" aria-label={t('named')}>
          <Facts facts={named.map(({ name, choices }) => ({ label: name, value: said(choices) }))} />
        </Box>
      </CardBody>
    </Card>
  );
}
