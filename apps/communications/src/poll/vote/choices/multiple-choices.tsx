import { useMessages } from '@courtyard/common';
import { Checkbox, Stack, Text } from '@courtyard/ui';
import type { ChoicesProps } from './choices-field';
import { voteMessages } from '../vote.messages';

/** Up to so many of the options. */
export function MultipleChoices({ rules: { ballot, most }, choice, onChange }: ChoicesProps) {
  const t = useMessages(voteMessages);
  const { marks } = choice;
  const isFull = marks.length >= most;
  return (
    <Stack role="group" aria-label={t('chooseSome', { count: most })} gap="3">
      <Text size="sm" tone="muted" aria-live="polite">
        {t('chosenOf', { count: marks.length, most })}
      </Text>
      {ballot.map(({ key, text }) => {
        const isChosen = marks.some((mark) => mark.key === key);
        return (
          <Checkbox
            key={key}
            label={text}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={() =>
              onChange({
                marks: isChosen ? marks.filter((mark) => mark.key !== key) : [...marks, { key, score: 1 }],
                isAbstention: false,
              })
            }
          />
        );
      })}
    </Stack>
  );
}
