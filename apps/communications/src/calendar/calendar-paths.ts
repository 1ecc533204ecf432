const base = '/communications/community-calendar';

const dateOf = (date: string | null) => (date === null ? '' : `&date=${encodeURIComponent(date)}`);

/** Addresses of the pages of the calendar. `date` is a date's own start on its event's clock. */
export const calendarPaths = {
  list: base,
  create: `${base}/create`,
  createOn: (day: string, time?: string) =>
    `${base}/create?day=${day}${time === undefined ? '' : `&time=${time}`}`,
  import: `${base}/import`,
  edit: (id: string, date: string | null, scope: string) =>
    `${base}/edit?id=${id}${dateOf(date)}&scope=${scope}`,
  details: (id: string, date: string | null = null) => `${base}/details?id=${id}${dateOf(date)}`,
};
