import type { Mark } from '@courtyard/contract/communications/poll/count/choices.rules';
import { useMessages } from '@courtyard/common';
import { Button, Flex, IconButton, Stack, Text } from '@courtyard/ui';
import type { ChoicesProps } from './choices-field';
import { voteMessages } from '../vote.messages';

function swapped(marks: readonly Mark[], at: number, step: number): Mark[] {
  const next = [...marks];
  const [moved] = next.splice(at, 1);
  if (moved) next.splice(at + step, 0, moved);
  return next;
}

/** The options that somebody ranks, first the one they want most; pressed once each, then moved up and down. */
export function RankedChoices({ rules: { ballot }, choice, onChange }: ChoicesProps) {
  const t = useMessages(voteMessages);
  const { marks } = choice;
  const set = (next: readonly Mark[]) => onChange({ marks: next, isAbstention: false });
  const textOf = (key: string) => ballot.find((option) => option.key === key)?.text ?? key;
  const left = ballot.filter(({ key }) => !marks.some((mark) => mark.key === key));
  return (
    <Stack gap="4">
      <Text size="sm" tone="muted">
        {t('rank')}
      </Text>
      <Stack as="ol" gap="2" listStyleType="none" aria-label={t('yourRanking')}>
        {marks.map(({ key }, index) => (
          <Flex key={key} as="li" align="center" gap="2" p="2" ps="4" borderRadius="md" bg="bg.subtle">
            <Text flex="1" minWidth="0" fontWeight="medium">
              {index + 1}. {textOf(key)}
            </Text>
            <IconButton
              icon="arrow-up"
              size="sm"
              label={t('up', { name: textOf(key) })}
              disabled={index === 0}
              onClick={() => set(swapped(marks, index, -1))}
            />
            <IconButton
              icon="arrow-down"
              size="sm"
              label={t('down', { name: textOf(key) })}
              disabled={index === marks.length - 1}
              onClick={() => set(swapped(marks, index, 1))}
            />
            <IconButton
              icon="minus"
              size="sm"
              label={t('takeOff', { name: textOf(key) })}
              onClick={() => set(marks.filter((mark) => mark.key !== key))}
            />
          </Flex>
        ))}
      </Stack>
      <Stack gap="2">
        {left.map(({ key, text }) => (
          <Button key={key} icon="plus" fullWidth onClick={() => set([...marks, { key, score: 1 }])}>
            {text}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
