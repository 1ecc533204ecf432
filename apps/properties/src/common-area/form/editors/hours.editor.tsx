import { toast, useCommunity, useFormats, useMessages } from '@courtyard/common';
import { type OpeningHours, openingHours } from '@courtyard/contract/properties/common-area/common-area';
import { Box, Flex, Grid, HStack, IconButton, Text } from '@courtyard/ui';
import { addDays, weekdaysFrom } from '@courtyard/contract/days';
import {
  FormSection,
  SelectField,
  useFieldError,
  useFieldDescription,
  useFormValue,
} from '@courtyard/ui/forms';
import { z } from 'zod';
import { useHoursText } from '../../about/hours-text';
import { copyToAllDays, timesOfDay } from '../../about/opening-hours.rules';
import type { AreaForm } from '../area-values';
import { areaMessages } from '../../common-area.messages';
import { formMessages } from '../form.messages';
import { without } from './list-order.rules';

/** A Monday, from which the names of the weekdays are taken. */
const someMonday = '2024-01-01';
const dayOf = (weekday: number) => addDays(someMonday, weekday - 1);

/** When the area is open, day by day; a day may be open in several stretches, or not at all. */
export function HoursEditor({ form }: { form: AreaForm }) {
  const t = useMessages(formMessages);
  const tArea = useMessages(areaMessages);
  const formats = useFormats();
  useHoursDescription(tArea('openingHours'));
  const hours = useFormValue(form, 'openingHours');
  const weekdays = weekdaysFrom(useCommunity().firstWeekday);
  const set = (next: OpeningHours[]) => {
    form.setValue('openingHours', next, { shouldDirty: true });
    form.clearErrors('openingHours');
  };
  const problem = useFieldError(form, 'openingHours');
  const nameOf = (weekday: number) => formats.weekday(dayOf(weekday));
  return (
    <FormSection title={tArea('openingHours')} description={t('hoursText')}>
      <Flex direction="column">
        {weekdays.map((weekday) => (
          <DayHours
            key={weekday}
            name={nameOf(weekday)}
            stretches={hours
              .map((stretch, index) => ({ ...stretch, index }))
              .filter((stretch) => stretch.weekday === weekday)}
            onAdd={() => set([...hours, nextStretch(hours, weekday)])}
            onRemove={(index) => set(without(hours, index))}
            onCopy={() => {
              set(copyToAllDays(hours, weekday));
              toast({ title: t('copied', { weekday: nameOf(weekday) }) });
            }}
          />
        ))}
      </Flex>
      {problem ? (
        <Text role="alert" size="sm" tone="danger">
          {problem}
        </Text>
      ) : null}
    </FormSection>
  );
}

/** Tells the form how opening hours read: each day that has any, one after the other. */
function useHoursDescription(label: string) {
  const formats = useFormats();
  const hoursText = useHoursText();
  const { firstWeekday } = useCommunity();
  const text = (value: unknown) => {
    const read = z.array(openingHours).safeParse(value);
    if (!read.success) return '';
    return weekdaysFrom(firstWeekday)
      .filter((weekday) => read.data.some((stretch) => stretch.weekday === weekday))
      .map((weekday) => `${formats.weekday(dayOf(weekday), 'short')} ${hoursText(read.data, weekday)}`)
      .join(', ');
  };
  useFieldDescription('openingHours', { label, text, isPart: true });
}

/** New hours follow the last ones of the day, so that they do not overlap. */
function nextStretch(hours: readonly OpeningHours[], weekday: number): OpeningHours {
  const closes = hours
    .filter((stretch) => stretch.weekday === weekday)
    .map(({ closesAt }) => closesAt)
    .toSorted()
    .at(-1);
  if (closes === undefined) return { weekday, opensAt: '08:00', closesAt: '22:00' };
  return { weekday, opensAt: closes, closesAt: closes < '22:00' ? '22:00' : '24:00' };
}

interface DayHoursProps {
  name: string;
  /** With their place in the form's list. */
  stretches: readonly (OpeningHours & { index: number })[];
  onAdd: () => void;
  onRemove: (index: number) => void;
  onCopy: () => void;
}

function DayHours({ name, stretches, onAdd, onRemove, onCopy }: DayHoursProps) {
  const t = useMessages(formMessages);
  return (
    <Grid
      role="group"
      aria-label={name}
      templateAreas={{ base: `'name actions' 'hours hours'`, sm: `'name hours actions'` }}
      templateColumns={{ base: '1fr max-content', sm: '6rem minmax(0, 1fr) max-content' }}
      columnGap="3"
      rowGap="1"
      py="2"
      alignItems="start"
      borderTopWidth="1px"
      borderColor="border.default"
      _first={{ borderTopWidth: '0' }}
    >
      <Text gridArea="name" size="sm" fontWeight="medium" pt="2.5">
        {name}
      </Text>
      <Flex gridArea="hours" direction="column" gap="2">
        {stretches.length === 0 ? (
          <Text size="sm" tone="subtle" pt={{ sm: '2.5' }}>
            {t('closed')}
          </Text>
        ) : (
          stretches.map((stretch) => (
            // Where both do not fit side by side, the end goes below the beginning.
            <Flex key={stretch.index} columnGap="2" rowGap="1" wrap="wrap">
              <HStack {...half}>
                <TimeSelect
                  path={`openingHours.${stretch.index}.opensAt`}
                  label={t('opensOn', { weekday: name })}
                  value={stretch.opensAt}
                />
                <Text as="span" size="sm" tone="subtle" pt="2.5">
                  {t('to')}
                </Text>
              </HStack>
              <HStack {...half}>
                <TimeSelect
                  path={`openingHours.${stretch.index}.closesAt`}
                  label={t('closesOn', { weekday: name })}
                  value={stretch.closesAt}
                  closing
                />
                <IconButton
                  icon="minus"
                  label={t('removeStretch', { weekday: name })}
                  onClick={() => onRemove(stretch.index)}
                />
              </HStack>
            </Flex>
          ))
        )}
      </Flex>
      <HStack gridArea="actions" gap="1">
        <IconButton icon="plus" label={t('addStretch', { weekday: name })} onClick={onAdd} />
        <IconButton
          icon="copy"
          label={t('copyThis', { weekday: name })}
          tooltip={t('copyToAll')}
          onClick={onCopy}
        />
      </HStack>
    </Grid>
  );
}

/** A beginning or an end of a stretch, with room for its time in every language. */
const half = { gap: '2', align: 'flex-start', flex: '1 1 10.5rem', maxWidth: '12.5rem' } as const;

/** Times every half hour, and the one that is set, whatever it is. */
function TimeSelect(props: { path: string; label: string; value: string; closing?: boolean }) {
  const t = useMessages(formMessages);
  const formats = useFormats();
  const offered = timesOfDay.filter((time) => (props.closing ? time !== '00:00' : time !== '24:00'));
  const times = offered.includes(props.value) ? offered : [...offered, props.value].toSorted();
  return (
    <Box flex="1" minWidth="0" maxWidth="9rem">
      <SelectField
        name={props.path}
        label={props.label}
        hideLabel
        options={times.map((time) => ({
          value: time,
          label: time === '24:00' ? t('midnight') : formats.timeOfDay(time),
        }))}
      />
    </Box>
  );
}
