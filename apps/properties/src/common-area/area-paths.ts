const base = '/properties-common-areas/common-areas';

/** Addresses of the pages about areas and their bookings. */
export const areaPaths = {
  list: base,
  create: `${base}/create`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  /** `slot` opens the booking form for the slot that starts then, `day` shows a day of the calendar. */
  details: (id: string, open: { tab?: string; slot?: string; day?: string } = {}) =>
    `${base}/details?${new URLSearchParams({ id, ...open }).toString()}`,
  reservations: '/properties-common-areas/reservations',
  reservation: (id: string) => `/properties-common-areas/reservations/details?id=${id}`,
};
