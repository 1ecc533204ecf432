import type { Mark } from '@courtyard/contract/communications/poll/count/choices.rules';
import { useMessages } from '@courtyard/common';
import { Button, Flex, IconButton, Stack, Text, VisuallyHidden } from '@courtyard/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ChoicesProps } from './choices-field';
import { voteMessages } from '../vote.messages';

function swapped(marks: readonly Mark[], at: number, step: number): Mark[] {
  const next = [...marks];
  const [moved] = next.splice(at, 1);
  if (moved) next.splice(at + step, 0, moved);
  return next;
}

type Action = 'up' | 'down' | 'off' | 'add';

/** Each step draws buttons away: the focus goes to the first of the named ones that is there and can be pressed. */
function useNextFocus() {
  const part = useRef<HTMLDivElement>(null);
  const wanted = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const buttons = wanted.current.map((name) =>
      part.current?.querySelector<HTMLElement>(`[data-action="${CSS.escape(name)}"]:enabled`),
    );
    wanted.current = [];
    buttons.find((button) => button)?.focus();
  });
  const focusNext = (...names: readonly [Action, string | undefined][]) => {
    wanted.current = names.map(([action, key]) => `${action} ${key}`);
  };
  return { part, focusNext };
}

/** The options that somebody ranks, first the one they want most; pressed once each, then moved up and down. */
export function RankedChoices({ rules: { ballot }, choice, onChange }: ChoicesProps) {
  const t = useMessages(voteMessages);
  const { marks } = choice;
  const { part, focusNext } = useNextFocus();
  const [said, setSaid] = useState('');
  const textOf = (key: string) => ballot.find((option) => option.key === key)?.text ?? key;
  const left = ballot.filter(({ key }) => !marks.some((mark) => mark.key === key));
  const set = (next: readonly Mark[], key: string) => {
    const place = next.findIndex((mark) => mark.key === key) + 1;
    setSaid(place === 0 ? t('unranked', { name: textOf(key) }) : t('ranked', { name: textOf(key), place }));
    onChange({ marks: next, isAbstention: false });
  };
  const add = (key: string, index: number) => {
    const following = left[index + 1] ?? left[index - 1];
    focusNext(['add', following?.key], ['up', key], ['off', key]);
    set([...marks, { key, score: 1 }], key);
  };
  const move = (key: string, index: number, step: 1 | -1) => {
    focusNext([step < 0 ? 'up' : 'down', key], [step < 0 ? 'down' : 'up', key]);
    set(swapped(marks, index, step), key);
  };
  const takeOff = (key: string) => {
    focusNext(['add', key]);
    set(
      marks.filter((mark) => mark.key !== key),
      key,
    );
  };
  return (
    <Stack ref={part} gap="4">
      <Text size="sm" tone="muted">
        {t('rank')}
      </Text>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Stack as="ol" gap="2" listStyleType="none" aria-label={t('yourRanking')}>
        {marks.map(({ key }, index) => (
          <Flex key={key} as="li" align="center" gap="2" p="2" ps="4" borderRadius="md" bg="bg.subtle">
            <Text flex="1" minWidth="0" fontWeight="medium" overflowWrap="anywhere">
              {index + 1}. {textOf(key)}
            </Text>
            <IconButton
              icon="arrow-up"
              size="sm"
              data-action={`up ${key}`}
              label={t('up', { name: textOf(key) })}
              disabled={index === 0}
              onClick={() => move(key, index, -1)}
            />
            <IconButton
              icon="arrow-down"
              size="sm"
              data-action={`down ${key}`}
              label={t('down', { name: textOf(key) })}
              disabled={index === marks.length - 1}
              onClick={() => move(key, index, 1)}
            />
            <IconButton
              icon="minus"
              size="sm"
              data-action={`off ${key}`}
              label={t('takeOff', { name: textOf(key) })}
              onClick={() => takeOff(key)}
            />
          </Flex>
        ))}
      </Stack>
      <Stack gap="2">
        {left.map(({ key, text }, index) => (
          <Button
            key={key}
            icon="plus"
            fullWidth
            flexShrink={1}
            height="auto"
            minHeight="10"
            py="2"
            whiteSpace="normal"
            overflowWrap="anywhere"
            data-action={`add ${key}`}
            onClick={() => add(key, index)}
          >
            {text}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
