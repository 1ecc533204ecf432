import {
  calendarEventInput,
  type CalendarEventInput,
} from '@courtyard/contract/communications/calendar/calendar-event';
import { addDays, addMonths, dayAt, startOfMonth, startOfWeek } from '@courtyard/contract/days';
import { Dice, idOf } from '../../../platform/section/demo/dice';
import type { DemoSeed } from '../../../platform/section/demo/demo-community';
import { storeAudience } from '../../../platform/notifications/audience/stored-audience.sql';
import { spanOf } from './queries/calendar.sql';
import { columnsFrom } from './commands/event-input';
import { startsBetween } from './recurrence/expand.rules';

type Planned = Pick<CalendarEventInput, 'title' | 'start'> & Partial<CalendarEventInput>;
const forOwners = { include: [{ kind: 'owners' as const }], exclude: [] };

const at = (day: string, time: string) => `${day}T${time}`;

/** A year of a community: what comes back every week, month and year, and a few things that come once. */
function planned(today: string): Planned[] {
  const monday = startOfWeek(addMonths(today, -6), 1);
  const month = startOfMonth(addMonths(today, -6));
  const ahead = (days: number) => addDays(today, days);
  return [
    {
      title: 'Trash and recycling',
      start: monday,
      category: 'maintenance',
      allDay: true,
      rules: ['FREQ=WEEKLY;BYDAY=MO'],
    },
    {
      title: 'Yoga on the lawn',
      start: at(addDays(monday, 2), '07:30'),
      end: at(addDays(monday, 2), '08:30'),
      category: 'sports',
      location: 'Great lawn',
      rules: ['FREQ=WEEKLY;BYDAY=WE'],
      asksAnswers: true,
    },
    {
      title: 'Coffee with the board',
      start: at(addDays(monday, 5), '10:00'),
      end: at(addDays(monday, 5), '11:30'),
      category: 'social',
      location: 'Clubhouse',
      rules: ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SA'],
      asksAnswers: true,
      description: 'Bring your questions. No formal agenda or minutes.',
    },
    {
      title: 'Garden club',
      start: at(addDays(monday, 3), '17:00'),
      end: at(addDays(monday, 3), '18:30'),
      category: 'social',
      location: 'Seed library',
      rules: ['FREQ=MONTHLY;BYDAY=1TH'],
      asksAnswers: true,
    },
    {
      title: 'Monthly dues due',
      start: month,
      category: 'deadline',
      allDay: true,
      rules: ['FREQ=MONTHLY;BYMONTHDAY=1'],
    },
    {
      title: 'Pool cleaning',
      start: at(addDays(monday, 1), '06:00'),
      end: at(addDays(monday, 1), '09:00'),
      category: 'maintenance',
      location: 'Pool',
      rules: ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
    },
    {
      title: 'Children’s story hour',
      start: at(addDays(monday, 4), '16:00'),
      end: at(addDays(monday, 4), '17:00'),
      category: 'community',
      location: 'Library corner',
      rules: ['FREQ=WEEKLY;BYDAY=FR'],
    },
    {
      title: 'Fire alarm test',
      start: at(addDays(month, 9), '11:00'),
      end: at(addDays(month, 9), '11:30'),
      category: 'maintenance',
      rules: ['FREQ=MONTHLY;INTERVAL=3;BYDAY=2WE'],
      description: 'The alarm will sound twice. No need to evacuate.',
    },
    {
      title: 'Summer party',
      start: at(ahead(12), '16:00'),
      end: at(ahead(12), '22:00'),
      category: 'social',
      location: 'Courtyard',
      asksAnswers: true,
      description: 'Grill and drinks provided. Bring a side dish or dessert.',
    },
    {
      title: 'North Tower painting',
      start: ahead(5),
      end: ahead(10),
      category: 'maintenance',
      allDay: true,
      location: 'North Tower',
      description: 'Please keep courtyard-side windows closed.',
    },
    {
      title: 'Reserve study Q&A',
      start: at(ahead(8), '19:00'),
      end: at(ahead(8), '20:30'),
      category: 'community',
      location: 'Online',
      asksAnswers: true,
      timeZone: 'America/Los_Angeles',
    },
    {
      title: 'Budget workshop for owners',
      start: at(ahead(17), '19:00'),
      end: at(ahead(17), '20:30'),
      category: 'meeting',
      location: 'Clubhouse',
      asksAnswers: true,
      audience: forOwners,
      description: 'Review next year’s draft budget line by line before the board votes.',
    },
    {
      title: 'Tennis ladder',
      start: at(ahead(3), '09:00'),
      end: at(ahead(3), '12:00'),
      category: 'sports',
      location: 'Court 1',
      rules: ['FREQ=WEEKLY;COUNT=8'],
      asksAnswers: true,
    },
  ];
}

/** The calendar of the demo communities: half a year behind and ahead, with answers to what comes next. */
export const seedCalendar: DemoSeed = async (tx, { id: tenantId, slug, timeZone, people }) => {
  const today = dayAt(new Date(), timeZone);
  const dice = new Dice(`${slug} calendar`);
  const members = Object.values(people);
  for (const plan of planned(today)) {
    const columns = columnsFrom(calendarEventInput.parse(plan), timeZone);
    const id = idOf(`${slug} event ${plan.title}`);
    await tx
      .insertInto('calendarSeries')
      .values({
        tenantId,
        id,
        uid: `${id}@${slug}.example`,
        createdBy: people.admin.memberId,
        ...columns,
        audienceId: plan.audience ? await storeAudience(tx, tenantId, plan.audience) : null,
        span: spanOf(columns, []),
        updatedAt: new Date(Date.now() - dice.between(60, 130_000) * 60_000),
      })
      .execute();
    if (!columns.asksAnswers) continue;
    const dates = startsBetween(columns, `${today}T00:00:00`, `${addDays(today, 60)}T00:00:00`).slice(0, 2);
    const answers = dates.flatMap((occurrence) =>
      members
        .filter(() => dice.percent(70))
        .map(({ memberId }) => ({
          tenantId,
          seriesId: id,
          occurrence,
          memberId,
          answer: dice.pick(['yes', 'yes', 'maybe', 'no'] as const),
        })),
    );
    if (answers.length > 0) await tx.insertInto('calendarAnswer').values(answers).execute();
  }
};
