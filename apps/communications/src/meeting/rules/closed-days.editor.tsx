import { useFormats, useMessages } from '@courtyard/common';
import type { meetingPolicyInput } from '@courtyard/contract/communications/meeting/policy/meeting-policy';
import { Box, Button, Flex, IconButton, Stack, Text } from '@courtyard/ui';
import {
  DateField,
  type FormOf,
  useFieldDescription,
  useFieldError,
  useFormValue,
} from '@courtyard/ui/forms';
import { rulesMessages } from './rules.messages';

/** Days beside the holidays on which nothing is delivered, each in a field of its own. */
export function ClosedDaysEditor({ form }: { form: FormOf<typeof meetingPolicyInput> }) {
  const t = useMessages(rulesMessages);
  const formats = useFormats();
  useFieldDescription('closedOn', {
    label: t('closedOn'),
    text: (days) => (Array.isArray(days) ? formats.list(days.map((day) => formats.day(String(day)))) : ''),
    isPart: true,
  });
  const days = useFormValue(form, 'closedOn') ?? [];
  const error = useFieldError(form, 'closedOn');
  const set = (next: string[]) => {
    form.setValue('closedOn', next, { shouldDirty: true });
    form.clearErrors('closedOn');
  };
  return (
    <Stack as="fieldset" gap="2" minWidth="0" aria-label={t('closedOn')}>
      <Text size="sm" fontWeight="medium">
        {t('closedOn')}
      </Text>
      <Text size="sm" tone="muted">
        {t('closedOnHelp')}
      </Text>
      {days.map((_day, index) => (
        // Days have no id of their own; their fields are bound by place.
        <Flex key={index} gap="2" align="flex-end">
          <Box flex="1">
            <DateField name={`closedOn.${index}`} label={t('closedDay', { number: index + 1 })} required />
          </Box>
          <IconButton
            icon="trash"
            label={t('removeClosedDay', { number: index + 1 })}
            onClick={() => set(days.filter((_other, place) => place !== index))}
          />
        </Flex>
      ))}
      {error ? (
        <Text size="sm" role="alert" color="status.danger.fg">
          {error}
        </Text>
      ) : null}
      <Box>
        <Button size="sm" icon="plus" onClick={() => set([...days, ''])}>
          {t('addClosedDay')}
        </Button>
      </Box>
    </Stack>
  );
}
