const base = '/communications/announcements';

/** Addresses of the pages about announcements. */
export const announcementPaths = {
  feed: base,
  list: `${base}/manage`,
  create: `${base}/create`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string) => `${base}/details?id=${id}`,
};
