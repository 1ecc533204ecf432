/** How a mailing stands. `held`: it is overdue, or of a copy that was put back, and waits for a person. */
export const mailingStatuses = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'held',
  'sent',
  'cancelled',
] as const;

/** What its readers can unsubscribe from; nobody from a `notice`, which the law or the documents demand. */
export const mailingCategories = ['news', 'events', 'money', 'notice'] as const;

/** Of these a member says how they come. */
export const chosenCategories = [
  'news',
  'events',
  'money',
] as const satisfies readonly (typeof mailingCategories)[number][];

/** Of these they can come in the letter of a day or a week. */
export const digestCategories = [
  'news',
  'events',
] as const satisfies readonly (typeof mailingCategories)[number][];

export const mailWays = ['letter', 'digest', 'off'] as const;
export type MailWay = (typeof mailWays)[number];

/** What became of the letter to one recipient. */
export const deliveryStates = [
  'waiting',
  'claimed',
  'sending',
  'accepted',
  'deferred',
  'refused',
  'unknown',
  'bounced',
  'skipped',
] as const;

/** Why an address gets no letters. */
export const blockReasons = ['unsubscribed', 'no-mailbox'] as const;

/** What can stand in the words for each recipient, by name, with the permission that its values need. */
export const mergeFields = {
  name: null,
  firstName: null,
  community: null,
  today: null,
  unit: 'Properties List View',
  address: 'Members List View',
} as const satisfies Record<string, string | null>;

export type MergeField = keyof typeof mergeFields;
