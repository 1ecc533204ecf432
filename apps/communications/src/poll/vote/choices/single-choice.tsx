import { useMessages } from '@courtyard/common';
import { Radio, Stack } from '@courtyard/ui';
import { useId } from 'react';
import { useOptionName } from './use-option-name';
import type { ChoicesProps } from './choices-field';
import { voteMessages } from '../vote.messages';

/** One of the options. */
export function SingleChoice({ rules: { ballot }, choice, onChange }: ChoicesProps) {
  const t = useMessages(voteMessages);
  const name = useId();
  const nameOf = useOptionName(ballot);
  return (
    <Stack role="radiogroup" aria-label={t('chooseOne')} gap="3">
      {ballot.map(({ key }) => (
        <Radio
          key={key}
          name={name}
          label={nameOf(key)}
          checked={choice.marks[0]?.key === key}
          onChange={() => onChange({ marks: [{ key, score: 1 }], isAbstention: false })}
        />
      ))}
    </Stack>
  );
}
