import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import { weekdaysFrom } from '@courtyard/contract/days';
import { Box, Flex, Grid, IconButton, Stack, Text } from '@courtyard/ui';
import { SelectField, useFieldDescription, useFieldError, useFormValue } from '@courtyard/ui/forms';
import type { PolicyForm } from './policy.dialog';
import { settingsMessages } from './settings.messages';
import { useWeekdayName } from './use-weekday-name';

/** Every half hour of a day; the last is its end. */
const times = Array.from({ length: 49 }, (_, at) => {
  const minutes = at * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** When the community works, day by day; a day may have several time ranges, or none. */
export function HoursRows({ form }: { form: PolicyForm }) {
  const t = useMessages(settingsMessages);
  const nameOf = useWeekdayName();
  const { firstWeekday } = useCommunity();
  useFieldDescription('hours', { label: t('hours'), isPart: true });
  const hours = useFormValue(form, 'hours') ?? [];
  const error = useFieldError(form, 'hours');
  const set = (next: typeof hours) => {
    form.setValue('hours', next, { shouldDirty: true });
    form.clearErrors('hours');
  };
  return (
    <Stack gap="0">
      {weekdaysFrom(firstWeekday).map((weekday) => (
        <Grid
          key={weekday}
          role="group"
          aria-label={nameOf(weekday)}
          templateAreas={{ base: `'name add' 'hours hours'`, sm: `'name hours add'` }}
          templateColumns={{ base: '1fr max-content', sm: '6rem minmax(0, 1fr) max-content' }}
          columnGap="3"
          rowGap="1"
          py="2"
          alignItems="start"
          borderTopWidth="1px"
          borderColor="border.default"
        >
          <Text gridArea="name" size="sm" fontWeight="medium" pt="2">
            {nameOf(weekday)}
          </Text>
          <Stack gridArea="hours" gap="2" minWidth="0">
            {hours.map((range, at) =>
              range.weekday === weekday ? (
                // Time ranges have no id; their fields are bound by place.
                <Flex key={at} gap="2" align="flex-start">
                  <TimeField name={`hours.${at}.from`} label={t('from')} value={range.from} />
                  <TimeField name={`hours.${at}.until`} label={t('until')} value={range.until} isEnd />
                  <IconButton
                    icon="minus"
                    label={t('removeHours', { weekday: nameOf(weekday) })}
                    onClick={() => set(hours.filter((_each, place) => place !== at))}
                  />
                </Flex>
              ) : null,
            )}
            {hours.every((range) => range.weekday !== weekday) ? (
              <Text size="sm" tone="subtle" pt="2">
                {t('closed')}
              </Text>
            ) : null}
          </Stack>
          <IconButton
            gridArea="add"
            icon="plus"
            label={t('addHours', { weekday: nameOf(weekday) })}
            onClick={() => set([...hours, { weekday, from: '09:00', until: '17:00' }])}
          />
        </Grid>
      ))}
      {error ? (
        <Text size="sm" role="alert" tone="danger">
          {error}
        </Text>
      ) : null}
    </Stack>
  );
}

interface TimeFieldProps {
  name: string;
  label: string;
  value: string;
  isEnd?: boolean;
}

function TimeField({ name, label, value, isEnd = false }: TimeFieldProps) {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  const offered = times.filter((time) => time !== (isEnd ? '00:00' : '24:00'));
  const all = offered.includes(value) ? offered : [...offered, value].toSorted();
  return (
    <Box flex="1" minWidth="0" maxWidth="9rem">
      <SelectField
        name={name}
        label={label}
        hideLabel
        options={all.map((time) => ({
          value: time,
          label: time === '24:00' ? t('midnight') : formats.timeOfDay(time),
        }))}
      />
    </Box>
  );
}
