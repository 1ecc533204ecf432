import { choicesOf, useMessages, useUiConfig } from '@courtyard/common';
import {
  monthNamed,
  nthNamed,
  weekdayNamed,
} from '@courtyard/contract/accounting/recurring/schedule-text.rules';
import { SimpleGrid } from '@courtyard/ui';
import { DateField, FormSection, NumberField, SelectField } from '@courtyard/ui/forms';
import type { ReactNode } from 'react';
import { type ScheduleDraft, scheduleValues, type WrittenSchedule } from './schedule-draft';
import { scheduleMessages } from './schedule.messages';

const pair = { columns: { base: 1, sm: 2 }, gap: '3' } as const;

interface ScheduleFieldsProps {
  /** Of the form: it has `schedule` and `startsOn`. */
  field: (name: `schedule.${keyof ScheduleDraft}` | 'startsOn') => { name: string };
  /** What is chosen, as far as other fields hang on it. */
  chosen: Pick<WrittenSchedule, 'every' | 'on' | 'ends'> | undefined;
  startsOnHelp: string;
  /** Once in each month, as often as is said elsewhere. */
  isEachMonth?: boolean;
  /** Further fields beside the end. */
  children?: ReactNode;
}

/** When a template makes something, by plain choices. */
export function ScheduleFields({
  field,
  chosen,
  startsOnHelp,
  isEachMonth = false,
  children,
}: ScheduleFieldsProps) {
  const t = useMessages(scheduleMessages);
  const language = useUiConfig((config) => config.language);
  const { on = 'date', ends = 'never', ...rest } = chosen ?? {};
  const every = isEachMonth ? 'month' : (rest.every ?? 'month');
  const named = <V extends string>(values: readonly V[], nameOf: (value: number) => string) =>
    values.map((value) => ({ value, label: nameOf(Number(value)) }));
  return (
    <FormSection title={t('when')}>
      <SimpleGrid {...pair}>
        {isEachMonth ? null : (
          <>
            <SelectField
              {...field('schedule.every')}
              label={t('every')}
              options={choicesOf(t, 'every', scheduleValues.every)}
            />
            <NumberField {...field('schedule.interval')} label={t(`interval.${every}`)} whole required />
          </>
        )}
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
      <DateField {...field('startsOn')} label={t('startsOn')} help={startsOnHelp} required />
      <SimpleGrid {...pair}>
        {isEachMonth ? null : <EndFields field={field} ends={ends} />}
        {children}
      </SimpleGrid>
    </FormSection>
  );
}

function EndFields({ field, ends }: Pick<ScheduleFieldsProps, 'field'> & Pick<ScheduleDraft, 'ends'>) {
  const t = useMessages(scheduleMessages);
  return (
    <>
      <SelectField
        {...field('schedule.ends')}
        label={t('ends')}
        options={choicesOf(t, 'ends', scheduleValues.ends)}
      />
      {ends === 'on' ? <DateField {...field('schedule.until')} label={t('until')} required /> : null}
      {ends === 'after' ? (
        <NumberField {...field('schedule.times')} label={t('times')} whole required />
      ) : null}
    </>
  );
}
