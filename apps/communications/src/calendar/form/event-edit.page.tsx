import { useSearchParams } from '@courtyard/common/router';
import type { CalendarDetails } from '@courtyard/contract/communications/calendar/calendar-event';
import { calendarEventForm } from '@courtyard/contract/communications/calendar/calendar-event-form';
import {
  changeOfForm,
  formOfEvent,
} from '@courtyard/contract/communications/calendar/calendar-event-form.rules';
import { calendarScopes } from '@courtyard/contract/communications/calendar/calendar-event.values';
import { FormPage, useContractForm, useSaved, useVersionedSave } from '@courtyard/ui/forms';
import { EventLoader } from '../details/event-loader';
import { calendarPaths } from '../calendar-paths';
import { fetchEvent, useCalendarWrites } from '../calendar.queries';
import { EventFields } from './event-fields';
import { useFormRules } from './form-rules';

/** `community-calendar/edit?id=&date=&scope=`. */
export function EventEditPage() {
  return (
    <EventLoader form>{(details) => <EditForm key={details.occurrence.key} details={details} />}</EventLoader>
  );
}

/** The date as a form edits it: of one date its own words and times, of more those of the event with this date's times. */
const formOf = (
  { event, occurrence, description, startsLocal, endsLocal, audience }: CalendarDetails,
  isOneDate: boolean,
) =>
  formOfEvent(
    { ...event, audience },
    {
      ...(isOneDate ? { ...event, ...occurrence, description } : event),
      startsLocal,
      endsLocal,
    },
  );

function EditForm({ details }: { details: CalendarDetails }) {
  const [search] = useSearchParams();
  const scope = calendarScopes.find((each) => each === search.get('scope')) ?? 'all';
  const { event, occurrence } = details;
  const date = occurrence.occurrence;
  const isOneDate = scope === 'this' && occurrence.recurs;
  const saved = useSaved();
  const writes = useCalendarWrites();
  const rules = useFormRules();
  const withVersion = (read: CalendarDetails) => ({ ...read, version: read.event.version });
  const versioned = useVersionedSave({
    read: withVersion(details),
    valuesOf: (read: CalendarDetails) => formOf(read, isOneDate),
    fetchLatest: async () => withVersion(await fetchEvent(event.id, date)),
  });
  const { base, save } = versioned;
  const form = useContractForm(calendarEventForm, {
    versioned,
    rules,
    onSubmit: async (values) => {
      const after = await save(({ version, ...read }) =>
        writes.update(event.id, {
          ...changeOfForm(formOf({ ...read }, isOneDate), values),
          scope: occurrence.recurs ? scope : 'all',
          occurrence: date,
          version,
        }),
      );
      await saved(calendarPaths.details(after.id, isOneDate ? date : null), { name: after.title });
    },
  });
  return (
    <FormPage form={form} edited={base.occurrence.title} cancelTo={calendarPaths.details(event.id, date)}>
      <EventFields form={form} isOneDate={isOneDate} />
    </FormPage>
  );
}
