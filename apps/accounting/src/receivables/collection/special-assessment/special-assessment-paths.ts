const base = '/accounting/special-assessments';

/** Addresses of the pages about special assessments. */
export const specialAssessmentPaths = {
  list: base,
  create: `${base}/create`,
  details: (id: string) => `${base}/details?id=${id}`,
};
