import { addDays } from '@courtyard/contract/days';
import type { CalendarProvider } from '../../../../platform/section/tasks/calendar-provider';
import { ownOpenActions } from './own-actions.sql';

/** The days by which the caller has to have done what meetings gave them, until it is done. */
export const actionItemDates: CalendarProvider = {
  kind: 'meeting-action',
  permission: 'Meetings List View',
  async find(question) {
    const { from, to, most } = question;
    const rows = await ownOpenActions(question)
      .where('actionItem.dueOn', '>=', from)
      .where('actionItem.dueOn', '<=', to)
      .limit(most)
      .execute();
    return rows.flatMap(({ id, title, name, dueOn, link }) =>
      dueOn === null
        ? []
        : [
            {
              id,
              title: `${title} (${name})`,
              location: null,
              allDay: true,
              start: dueOn,
              end: addDays(dueOn, 1),
              category: 'deadline' as const,
              link,
            },
          ],
    );
  },
};
