import { useSearchParams } from '@courtyard/common/router';
import { dayFrom } from '@courtyard/contract/days';
import type { ReactNode } from 'react';
import { Input } from '../../forms/fields/input';
import { Flex } from '../../layout/primitives';
import { Text } from '../../layout/text';

/** Years before this are digits of one that is still being typed. */
const leastYear = '1000';

interface DayChoiceProps {
  /** "As of". */
  label: string;
  /** The day that is shown. */
  at: string;
  onChange: (day: string) => void;
}

/** The day at whose end figures are shown: taken when it is left, or on Enter. */
export function DayChoice({ label, at, onChange }: DayChoiceProps) {
  const take = (value: string) => {
    if (value >= leastYear && value !== at) onChange(value);
  };
  return (
    <Labelled label={label}>
      <Input
        // Not bound to the day: that would take away one that is half typed.
        key={at}
        type="date"
        size="sm"
        width={{ base: 'full', sm: '9.5rem' }}
        defaultValue={at}
        onBlur={({ target: { value } }) => take(value)}
        onKeyDown={({ key, currentTarget: { value } }) => {
          if (key === 'Enter') take(value);
        }}
      />
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

/** A small label before its control. On a phone such controls stand below each other, each as wide as the others. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex as="label" gap="2" alignItems="center" width={{ base: 'full', sm: 'auto' }}>
      <Text as="span" size="sm" tone="muted" whiteSpace="nowrap" minWidth={{ base: '14', sm: 'auto' }}>
        {label}
      </Text>
      {children}
    </Flex>
  );
}
