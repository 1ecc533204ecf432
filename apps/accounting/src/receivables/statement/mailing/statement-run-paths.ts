const base = '/accounting/statements';

/** Addresses of the pages about statements by e-mail. */
export const statementRunPaths = {
  list: base,
  create: `${base}/create`,
  details: (id: string) => `${base}/details?id=${id}`,
};
