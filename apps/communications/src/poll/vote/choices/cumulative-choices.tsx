import { useMessages } from '@courtyard/common';
import { Field, NativeSelect, Stack, Text } from '@courtyard/ui';
import { voteMessages } from '../vote.messages';
import type { ChoicesProps } from './choices-field';

/** So many votes, spread as one likes: all on one option too. */
export function CumulativeChoices({ rules: { ballot, points }, choice, onChange }: ChoicesProps) {
  const t = useMessages(voteMessages);
  const { marks } = choice;
  const given = marks.reduce((sum, { score }) => sum + score, 0);
  const scoreOf = (key: string) => marks.find((mark) => mark.key === key)?.score ?? 0;
  const set = (key: string, score: number) => {
    const others = marks.filter((mark) => mark.key !== key);
    onChange({ marks: score === 0 ? others : [...others, { key, score }], isAbstention: false });
  };
  return (
    <Stack gap="4">
      <Text size="sm" tone="muted" aria-live="polite">
        {t('spread', { given, points })}
      </Text>
      {ballot.map(({ key, text }) => (
        <Field key={key} label={text}>
          <NativeSelect value={scoreOf(key)} onChange={(event) => set(key, Number(event.target.value))}>
            {Array.from({ length: points - given + scoreOf(key) + 1 }, (_, score) => (
              <option key={score} value={score}>
                {score}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ))}
    </Stack>
  );
}
