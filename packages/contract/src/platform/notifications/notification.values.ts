/** `new`: not looked at yet; `unread`: not opened yet; `other`: read before. */
export const notificationFilters = ['all', 'new', 'unread', 'other'] as const;

/** When the mails of a kind go out: none, one each, or one letter for all of a day or a week. */
export const mailCadences = ['off', 'at-once', 'daily', 'weekly'] as const;

export type NotificationFilter = (typeof notificationFilters)[number];
export type MailCadence = (typeof mailCadences)[number];
