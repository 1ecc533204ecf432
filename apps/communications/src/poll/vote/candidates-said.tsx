import { useMessages } from '@courtyard/common';
import type { PollBallot } from '@courtyard/contract/communications/poll/voting/vote';
import { Box, Card, CardBody, CardHeader, Text } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { electionMessages } from '../election/election.messages';

/** What the candidates of an election say, beside its ballot; nothing where none says anything. */
export function CandidatesSaid({ candidates }: Pick<PollBallot, 'candidates'>) {
  const t = useMessages(electionMessages);
  const said = candidates.filter(({ statement }) => statement !== null);
  if (said.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('candidates')} description={t('candidatesOver')} />
      <CardBody>
        <Box as="ul" listStyleType="none" mb="-3">
          {said.map(({ key, name, statement }) => (
            <PartRow key={key} title={name}>
              <Text whiteSpace="pre-line">{statement}</Text>
            </PartRow>
          ))}
        </Box>
      </CardBody>
    </Card>
  );
}
