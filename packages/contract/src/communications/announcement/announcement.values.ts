/** A draft is its authors' alone; a scheduled one is published at its moment; an expired or withdrawn one is read no more. */
export const announcementStatuses = ['draft', 'scheduled', 'published', 'expired', 'withdrawn'] as const;

export const announcementCategories = [
  'general',
  'maintenance',
  'safety',
  'events',
  'governance',
  'finance',
] as const;

/** How an announcement reaches a person: on its page, whole by e-mail, or not at all. */
export const announcementWays = ['page', 'mail', 'none'] as const;

/** Who reads what: all, those who have read it, those who have not. */
export const readerStates = ['read', 'unread'] as const;
