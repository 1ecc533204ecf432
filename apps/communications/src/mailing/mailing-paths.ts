const base = '/communications/email-notifications';

/** Addresses of the pages about e-mail notifications. */
export const mailingPaths = {
  list: base,
  create: `${base}/create`,
  createFrom: (templateId: string) => `${base}/create?template=${templateId}`,
  blocked: `${base}/blocked`,
  templates: `${base}/templates`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string) => `${base}/details?id=${id}`,
};
