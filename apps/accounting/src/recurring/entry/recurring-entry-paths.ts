const base = '/accounting/journal-entries/recurring';

/** Addresses of the pages about recurring entries. */
export const recurringEntryPaths = {
  list: base,
  create: `${base}/create`,
  /** From an entry of the journal. */
  createFrom: (entryId: string) => `${base}/create?entry=${entryId}`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  details: (id: string) => `${base}/details?id=${id}`,
};
