import { choicesOf, useMessages, useUiConfig } from '@courtyard/common';
import {
  monthNamed,
  nthNamed,
  weekdayNamed,
} from '@courtyard/contract/accounting/receivables/recurring/schedule-text.rules';
import { SimpleGrid } from '@courtyard/ui';
import { DateField, FormSection, NumberField, SelectField, useFormValue } from '@courtyard/ui/forms';
import { formMessages } from './form.messages';
import { type RecurringForm, scheduleValues } from './recurring-draft';

const pair = { columns: { base: 1, sm: 2 }, gap: '3' } as const;

/** When it is billed, by plain choices. */
export function ScheduleFields({ form }: { form: RecurringForm }) {
  const t = useMessages(formMessages);
  const language = useUiConfig((config) => config.language);
  const { field } = form;
  const every = useFormValue(form, 'schedule.every') ?? 'month';
  const on = useFormValue(form, 'schedule.on') ?? 'date';
  const ends = useFormValue(form, 'schedule.ends') ?? 'never';
  const named = <V extends string>(values: readonly V[], nameOf: (value: number) => string) =>
    values.map((value) => ({ value, label: nameOf(Number(value)) }));
  return (
    <FormSection title={t('when')}>
      <SimpleGrid {...pair}>
        <SelectField
          {...field('schedule.every')}
          label={t('every')}
          options={choicesOf(t, 'every', scheduleValues.every)}
        />
        <NumberField {...field('schedule.interval')} label={t(`interval.${every}`)} whole required />
        {every === 'year' ? (
          <SelectField
            {...field('schedule.month')}
            label={t('month')}
            options={named(scheduleValues.months, (month) => monthNamed(month, language))}
          />
        ) : null}
        <SelectField
          {...field('schedule.on')}
          label={t('on')}
          options={choicesOf(t, 'on', scheduleValues.on)}
        />
        {on === 'date' ? (
          <NumberField {...field('schedule.date')} label={t('date')} help={t('dateHelp')} whole required />
        ) : null}
        {on === 'weekday' ? (
          <>
            <SelectField
              {...field('schedule.nth')}
              label={t('nth')}
              options={named(scheduleValues.nths, (nth) => nthNamed(nth, language))}
            />
            <SelectField
              {...field('schedule.weekday')}
              label={t('weekday')}
              options={named(scheduleValues.weekdays, (weekday) => weekdayNamed(weekday, language))}
            />
          </>
        ) : null}
      </SimpleGrid>
      <DateField {...field('startsOn')} label={t('startsOn')} help={t('startsOnHelp')} required />
      <SimpleGrid {...pair}>
        <SelectField
          {...field('schedule.ends')}
          label={t('ends')}
          options={choicesOf(t, 'ends', scheduleValues.ends)}
        />
        {ends === 'on' ? <DateField {...field('schedule.until')} label={t('until')} required /> : null}
        {ends === 'after' ? (
          <NumberField {...field('schedule.times')} label={t('times')} whole required />
        ) : null}
        <NumberField
          {...field('leadDays')}
          label={t('leadDays')}
          help={t('leadHelp')}
          unit={t('days')}
          whole
          required
        />
        <NumberField
          {...field('dueDays')}
          label={t('dueDays')}
          help={t('dueHelp')}
          unit={t('days')}
          whole
          required
        />
      </SimpleGrid>
    </FormSection>
  );
}
