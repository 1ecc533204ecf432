import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import {
  monthlyWays,
  repeatEnds,
  repeatWays,
} from '@courtyard/contract/communications/calendar/calendar-event-form.values';
import {
  rulesOfForm,
  weekOfMonth,
} from '@courtyard/contract/communications/calendar/calendar-event-form.rules';
import { weekdayNames } from '@courtyard/contract/communications/calendar/recurrence.rules';
import { addDays, dayFrom, weekdaysFrom } from '@courtyard/contract/days';
import { Flex, Text } from '@courtyard/ui';
import { CheckboxField, DateField, NumberField, SelectField, useFormValue } from '@courtyard/ui/forms';
import type { EventForm } from './event-fields';
import { formMessages } from './form.messages';
import { nthWord, useRuleWords } from './rule-words';

const monday = '2024-01-01';

/** How an event repeats, by plain choices; what they come to is said below them. */
export function RecurrenceFields({ form }: { form: EventForm }) {
  const t = useMessages(formMessages);
  const formats = useFormats();
  const ruleLabels = useRuleWords();
  const { field } = form;
  const { firstWeekday } = useCommunity();
  const repeats = useFormValue(form, 'repeats') ?? 'never';
  const monthly = useFormValue(form, 'monthly');
  const ends = useFormValue(form, 'ends');
  const customRules = useFormValue(form, 'customRules') ?? [];
  const startsOn = dayFrom(useFormValue(form, 'startsOn'));
  const ways = repeatWays.filter((way) => way !== 'custom' || customRules.length > 0);
  const nth = startsOn === null ? '' : t(nthWord(startsOn));
  const day = startsOn === null ? '' : formats.weekday(startsOn);
  const date = startsOn === null ? '' : Number(startsOn.slice(8));
  const monthlyWords = {
    date: t('monthly.date', { date }),
    weekday: t('monthly.weekday', { nth, day }),
    last: t('monthly.last', { day }),
    firstWorkday: t('monthly.firstWorkday'),
    lastWorkday: t('monthly.lastWorkday'),
  };
  const startsLocal = `${startsOn ?? ''}T00:00:00`;
  const ownRule = ruleLabels({ rules: customRules, startsLocal });
  const customWords =
    ownRule === t('ownRule') ? t('repeats.custom', { rule: customRules.join('; ') }) : ownRule;
  const isPlain = repeats !== 'never' && repeats !== 'custom';
  return (
    <>
      <SelectField
        {...field('repeats')}
        label={t('repeats')}
        options={ways.map((value) => ({
          value,
          label: value === 'custom' ? customWords : t(`repeats.${value}`),
        }))}
      />
      {isPlain ? <NumberField {...field('interval')} label={t(`interval.${repeats}`)} /> : null}
      {repeats === 'WEEKLY' ? (
        <Flex as="fieldset" gap="4" rowGap="3" wrap="wrap" aria-label={t('weekdays')}>
          {weekdaysFrom(firstWeekday).map((weekday) => (
            <CheckboxField
              key={weekday}
              {...field(`weekdays.${weekdayNames[weekday - 1] ?? 'MO'}`)}
              label={formats.weekday(addDays(monday, weekday - 1))}
            />
          ))}
        </Flex>
      ) : null}
      {repeats === 'MONTHLY' ? (
        <SelectField
          {...field('monthly')}
          label={t('monthly')}
          options={monthlyWays
            // Not every month has a fifth one.
            .filter(
              (way) =>
                way !== 'weekday' || monthly === 'weekday' || startsOn === null || weekOfMonth(startsOn) < 5,
            )
            .map((value) => ({ value, label: monthlyWords[value] }))}
        />
      ) : null}
      {isPlain ? (
        <SelectField
          {...field('ends')}
          label={t('ends')}
          options={repeatEnds.map((value) => ({ value, label: t(`ends.${value}`) }))}
        />
      ) : null}
      {isPlain && ends === 'on' ? <DateField {...field('until')} label={t('until')} required /> : null}
      {isPlain && ends === 'after' ? <NumberField {...field('count')} label={t('count')} required /> : null}
      {isPlain && startsOn !== null ? <InWords form={form} startsOn={startsOn} /> : null}
    </>
  );
}

function InWords({ form, startsOn }: { form: EventForm; startsOn: string }) {
  const ruleLabels = useRuleWords();
  const repeats = useFormValue(form, 'repeats') ?? 'never';
  const interval = useFormValue(form, 'interval');
  const weekdays = useFormValue(form, 'weekdays');
  const monthly = useFormValue(form, 'monthly') ?? 'date';
  const ends = useFormValue(form, 'ends') ?? 'never';
  const until = useFormValue(form, 'until') ?? null;
  const count = useFormValue(form, 'count') ?? null;
  if (typeof interval !== 'number' || !Number.isInteger(interval) || interval < 1) return null;
  const rules = rulesOfForm({
    repeats,
    interval,
    weekdays,
    monthly,
    ends,
    until,
    count,
    startsOn,
    customRules: [],
  });
  return (
    <Text size="sm" tone="muted" role="status">
      {ruleLabels({ rules, startsLocal: `${startsOn}T00:00:00` })}
    </Text>
  );
}
