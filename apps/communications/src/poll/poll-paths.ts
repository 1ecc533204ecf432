const base = '/communications/community-polls';

/** Addresses of the pages about polls. */
export const pollPaths = {
  list: base,
  mine: '/communications/my-polls',
  create: `${base}/create`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string) => `${base}/results?id=${id}`,
  vote: (id: string) => `${base}/vote?id=${id}`,
};
