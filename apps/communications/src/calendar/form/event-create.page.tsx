import { useCommunity, useMessages, useToday } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { calendarEventForm } from '@courtyard/contract/communications/calendar/calendar-event-form';
import {
  eventOfForm,
  neverRepeats,
} from '@courtyard/contract/communications/calendar/calendar-event-form.rules';
import { dayFrom, minutesOf, timeOfDayAt } from '@courtyard/contract/days';
import { FormPage, useContractForm, useSaved } from '@courtyard/ui/forms';
import { calendarPaths } from '../calendar-paths';
import { calendarMessages } from '../calendar.messages';
import { useCalendarWrites } from '../calendar.queries';
import { EventFields } from './event-fields';
import { useFormRules } from './form-rules';
import { formMessages } from './form.messages';

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** `community-calendar/create`; `day` and `time` of the address are what it begins with. */
export function EventCreatePage() {
  const t = useMessages(formMessages);
  const tCalendar = useMessages(calendarMessages);
  const saved = useSaved();
  const writes = useCalendarWrites();
  const today = useToday();
  const { timeZone } = useCommunity();
  const rules = useFormRules();
  const [search] = useSearchParams();
  const startsOn = dayFrom(search.get('day')) ?? today;
  const given = search.get('time') ?? '';
  const startsAt = timePattern.test(given) ? given : '18:00';
  const form = useContractForm(calendarEventForm, {
    defaultValues: {
      ...neverRepeats(),
      startsOn,
      endsOn: startsOn,
      startsAt,
      endsAt: timeOfDayAt(Math.min(minutesOf(startsAt) + 60, 1439)),
      timeZone,
    },
    rules,
    onSubmit: async (values) => {
      const { id, title } = await writes.create(eventOfForm(values));
      await saved(calendarPaths.details(id), { text: t('created', { title }) });
    },
  });
  return (
    <FormPage
      form={form}
      title={tCalendar('add')}
      submitLabel={tCalendar('add')}
      cancelTo={calendarPaths.list}
    >
      <EventFields form={form} />
    </FormPage>
  );
}
