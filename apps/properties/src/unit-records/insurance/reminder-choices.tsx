import { Box, Checkbox, Text, Wrap } from '@courtyard/ui';
import { useFieldDescription } from '@courtyard/ui/forms';
import { useId } from 'react';
import { useInsuranceTexts } from './insurance.messages';

const offered = [60, 30, 14, 7, 1, 0];

interface ReminderChoicesProps {
  /** Days before the last day of cover. */
  days: readonly number[];
  onChange: (days: number[]) => void;
}

/** On which days before a policy expires a mail is sent; at most five. */
export function ReminderChoices({ days, onChange }: ReminderChoicesProps) {
  const t = useInsuranceTexts();
  const id = useId();
  useFieldDescription('reminderDays', { label: t('reminderDays'), isPart: true });
  const choices = [...new Set([...offered, ...days])].toSorted((one, other) => other - one);
  const isFull = days.length >= 5;
  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <Text id={`${id}-label`} size="sm" fontWeight="medium">
        {t('reminderDays')}
      </Text>
      <Text id={`${id}-help`} size="sm" tone="subtle" mt="0.5">
        {t('reminderHelp')}
      </Text>
      <Wrap columnGap="6" rowGap="1.5" mt="2">
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            label={t('daysBefore', { days: choice })}
            checked={days.includes(choice)}
            disabled={isFull && !days.includes(choice)}
            onChange={(event) =>
              onChange(event.target.checked ? [...days, choice] : days.filter((other) => other !== choice))
            }
          />
        ))}
      </Wrap>
    </Box>
  );
}
