import { useSearchParams } from '@courtyard/common/router';
import { dayFrom } from '@courtyard/contract/days';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { DayInput, isDay } from '../../forms/date/day-input';
import { FieldContext } from '../../forms/fields/field-context';
import { Box, Flex } from '../../layout/primitives';
import { Text } from '../../layout/text';

interface DayChoiceProps {
  /** "As of". */
  label: string;
  /** The day that is shown. */
  at: string;
  onChange: (day: string) => void;
}

/**
 * The day at whose end figures are shown: taken when it is left, on Enter, or from the calendar. Text that is no day gives way to the
 * one that is shown.
 */
export function DayChoice({ label, at, onChange }: DayChoiceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (day: string | null) => {
    setTyped(null);
    if (isDay(day) && day !== at) onChange(day);
  };
  return (
    <Labelled label={label}>
      <Box width={{ base: 'full', sm: '10rem' }}>
        <DayInput
          size="sm"
          value={typed ?? at}
          onChange={(value) => setTyped(value ?? '')}
          onChoose={take}
          onBlur={() => take(typed)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') take(typed);
          }}
        />
      </Box>
    </Labelled>
  );
}

/** The day that the address asks for by `?at=`, and how to ask for another; a list begins anew with it. */
export function useDayAsked(): [string | undefined, (day: string) => void] {
  const [params, setParams] = useSearchParams();
  const ask = (day: string) =>
    setParams(
      (now) => {
        now.set('at', day);
        now.delete('cursor');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [dayFrom(params.get('at')) ?? undefined, ask];
}

interface LabelledProps {
  label: string;
  /** One control, which finds its label by itself. */
  children: ReactNode;
}

/** A small label before its control. On a phone such controls stand below each other, each as wide as the others. */
export function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <Flex gap="2" alignItems="center" width={{ base: 'full', sm: 'auto' }}>
      <Text
        as="span"
        size="sm"
        tone="muted"
        whiteSpace={{ sm: 'nowrap' }}
        // Longer words wrap, so that the controls stay in one column.
        width={{ base: '5.5rem', sm: 'auto' }}
        flexShrink="0"
      >
        <label htmlFor={id}>{label}</label>
      </Text>
      <FieldContext value={useMemo(() => ({ id }), [id])}>{children}</FieldContext>
    </Flex>
  );
}
