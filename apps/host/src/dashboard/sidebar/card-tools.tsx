import { useMessages } from '@courtyard/common';
import { Flex, type Grip, IconButton, Text } from '@courtyard/ui';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { DashboardCard } from '../arrangement.rules';
import { focusGrip } from '../card-grid';
import { asideMessages } from './aside.messages';

export interface CardToolsProps {
  card: DashboardCard;
  isFirst: boolean;
  isLast: boolean;
  /** -1 moves it one place earlier, 1 one place later. */
  onStep(step: -1 | 1): void;
  onHide(): void;
  grip: Grip;
}

const steps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The strip above a card while cards are arranged: grip to drag or to steer with arrows, and buttons for a finger. */
export function CardTools({ card, isFirst, isLast, onStep, onHide, grip }: CardToolsProps) {
  const t = useMessages(asideMessages);
  const name = card.entry.title;
  const strip = useRef<HTMLDivElement>(null);
  // At either end the button that moved it there is disabled, and would lose the focus to nothing.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (strip.current?.contains(focused) && focused?.matches(':disabled')) focusGrip(strip.current);
  }, [isFirst, isLast]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <Flex
      ref={strip}
      align="center"
      gap="1"
      px="2"
      py="1"
      bg="accent.subtle"
      borderBottomWidth="1px"
      borderColor="border.default"
    >
      <IconButton icon="grip" size="sm" label={t('move', { card: name })} {...grip} onKeyDown={onKeyDown} />
      <Text size="sm" fontWeight="medium" flex="1" truncate>
        {name}
      </Text>
      <IconButton
        icon="arrow-left"
        size="sm"
        label={t('earlier', { card: name })}
        disabled={isFirst}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon="arrow-right"
        size="sm"
        label={t('later', { card: name })}
        disabled={isLast}
        onClick={() => onStep(1)}
      />
      <IconButton icon="eye-off" size="sm" label={t('hide', { card: name })} onClick={onHide} />
    </Flex>
  );
}
