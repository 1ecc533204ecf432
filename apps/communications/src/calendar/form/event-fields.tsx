import { choicesOf, useCan, useCommunity, useMessages } from '@courtyard/common';
import type { calendarEventForm } from '@courtyard/contract/communications/calendar/calendar-event-form';
import {
  calendarCategories,
  calendarStatuses,
} from '@courtyard/contract/communications/calendar/calendar-event.values';
import { zoneText } from '@courtyard/contract/intl';
import { SimpleGrid, Text } from '@courtyard/ui';
import {
  AudienceField,
  CheckboxField,
  ColorField,
  DateField,
  type FormOf,
  FormSection,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  useFormValue,
} from '@courtyard/ui/forms';
import { categoryHues } from '../occurrence/category-look';
import { formMessages } from './form.messages';
import { RecurrenceFields } from './recurrence-fields';

export type EventForm = FormOf<typeof calendarEventForm>;

interface EventFieldsProps {
  form: EventForm;
  /** One date of a series changes: what holds for all dates is not asked. */
  isOneDate?: boolean;
}

/** Zones that an event is kept in: the community's first. */
function useZones() {
  const { timeZone } = useCommunity();
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== timeZone);
  return [timeZone, ...zones].map((zone) => ({ value: zone, label: zoneText(zone) }));
}

/** The fields of an event, in sections. */
export function EventFields({ form, isOneDate = false }: EventFieldsProps) {
  const t = useMessages(formMessages);
  const zones = useZones();
  const canChoose = useCan('Audience View');
  const { field } = form;
  const allDay = useFormValue(form, 'allDay');
  const category = useFormValue(form, 'category') ?? 'community';
  return (
    <>
      <FormSection title={t('what')}>
        <TextField {...field('title')} label={t('title')} required maxLength={200} />
        <SelectField
          {...field('category')}
          label={t('category')}
          options={choicesOf(t, 'category', calendarCategories)}
        />
        <SelectField
          {...field('status')}
          label={t('status')}
          help={t('statusHelp')}
          options={choicesOf(t, 'status', calendarStatuses)}
        />
        <ColorField
          {...field('color')}
          label={t('color')}
          help={t('colorHelp')}
          pickLabel={t('pickColor')}
          standIn={categoryHues[category]}
          optional
        />
      </FormSection>
      <FormSection title={t('when')}>
        {isOneDate ? null : <SwitchField {...field('allDay')} label={t('allDay')} />}
        <SimpleGrid columns={{ base: 1, md: allDay ? 1 : 2 }} gap="4">
          <DateField {...field('startsOn')} label={t('startsOn')} required />
          {allDay ? null : <TextField {...field('startsAt')} label={t('startsAt')} type="time" required />}
        </SimpleGrid>
        <SimpleGrid columns={{ base: 1, md: allDay ? 1 : 2 }} gap="4">
          <DateField {...field('endsOn')} label={t('endsOn')} required />
          {allDay ? null : <TextField {...field('endsAt')} label={t('endsAt')} type="time" required />}
        </SimpleGrid>
        {allDay || isOneDate ? null : (
          <SelectField
            {...field('timeZone')}
            label={t('timeZone')}
            help={t('timeZoneHelp')}
            options={zones}
          />
        )}
      </FormSection>
      <FormSection title={t('how')}>
        {isOneDate ? (
          <Text size="sm" tone="muted">
            {t('thisOnly')}
          </Text>
        ) : (
          <RecurrenceFields form={form} />
        )}
      </FormSection>
      <FormSection title={t('where')}>
        <TextField {...field('location')} label={t('location')} optional maxLength={200} />
        <TextAreaField {...field('description')} label={t('description')} optional rows={4} />
        {isOneDate || !canChoose ? null : (
          <AudienceField
            {...field('audience')}
            label={t('audience')}
            emptyText={t('audienceNone')}
            help={t('audienceHelp')}
            optional
          />
        )}
        {isOneDate ? null : (
          <CheckboxField {...field('asksAnswers')} label={t('asksAnswers')} help={t('asksHelp')} />
        )}
      </FormSection>
    </>
  );
}
