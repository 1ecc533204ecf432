const base = '/communications/meetings';

/** Addresses of the pages about meetings. */
export const meetingPaths = {
  list: base,
  rules: `${base}/rules`,
  create: `${base}/create`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string) => `${base}/details?id=${id}`,
};
