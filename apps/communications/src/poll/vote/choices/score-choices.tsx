import { useMessages } from '@courtyard/common';
import { Field, NativeSelect, Stack } from '@courtyard/ui';
import type { ChoicesProps } from './choices-field';
import { voteMessages } from '../vote.messages';

/** A score for each option that somebody has an opinion on. */
export function ScoreChoices({ rules: { ballot, points }, choice, onChange }: ChoicesProps) {
  const t = useMessages(voteMessages);
  const { marks } = choice;
  const set = (key: string, value: string) => {
    const others = marks.filter((mark) => mark.key !== key);
    onChange({
      marks: value === '' ? others : [...others, { key, score: Number(value) }],
      isAbstention: false,
    });
  };
  return (
    <Stack gap="4">
      {ballot.map(({ key, text }) => (
        <Field key={key} label={text}>
          <NativeSelect
            value={marks.find((mark) => mark.key === key)?.score ?? ''}
            onChange={(event) => set(key, event.target.value)}
          >
            <option value="">{t('noOpinion')}</option>
            {Array.from({ length: points + 1 }, (_, score) => (
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
