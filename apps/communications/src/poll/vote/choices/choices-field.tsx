import { useMessages } from '@courtyard/common';
import { Box, Checkbox, Stack } from '@courtyard/ui';
import { pollMessages } from '../../poll.messages';
import type { BallotChoice, BallotRules } from './ballot-choice';
import { CumulativeChoices } from './cumulative-choices';
import { MultipleChoices } from './multiple-choices';
import { RankedChoices } from './ranked-choices';
import { ScoreChoices } from './score-choices';
import { SingleChoice } from './single-choice';

export interface ChoicesProps {
  rules: BallotRules;
  choice: BallotChoice;
  onChange: (choice: BallotChoice) => void;
}

const byKind = {
  'yes-no': SingleChoice,
  single: SingleChoice,
  multiple: MultipleChoices,
  ranked: RankedChoices,
  score: ScoreChoices,
  cumulative: CumulativeChoices,
};

/** The ballot of any kind of poll, with abstaining as an answer of its own. */
export function ChoicesField(props: ChoicesProps) {
  const t = useMessages(pollMessages);
  const { choice, onChange, rules } = props;
  const Choices = byKind[rules.kind];
  return (
    <Stack gap="4">
      <Choices {...props} />
      <Box borderTopWidth="1px" borderColor="border.default" pt="4">
        <Checkbox
          label={t('abstain')}
          checked={choice.isAbstention}
          onChange={(event) => onChange({ marks: [], isAbstention: event.target.checked })}
        />
      </Box>
    </Stack>
  );
}
