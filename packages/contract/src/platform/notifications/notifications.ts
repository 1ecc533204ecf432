import { z } from 'zod';
import { id, moment, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { mailCadences, notificationFilters } from './notification.values';

/** Something that a member was told of, in the words of their language. */
export const notification = z.object({
  id,
  /** `properties.booking-requested`, as the section declares it. */
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** Path of the page that it is about, in the same community. */
  link: z.string().nullable(),
  /** Passes do not disturb and quiet hours. */
  isUrgent: z.boolean(),
  createdAt: moment,
  /** Arrived since the notifications were last looked at. */
  isNew: z.boolean(),
  isRead: z.boolean(),
});

export const notificationSummary = z.object({
  unread: z.int(),
  new: z.int(),
  /** The latest that is not read. */
  newest: notification.nullable(),
  /** Now nothing but urgent ones may make itself felt. */
  isSilent: z.boolean(),
});

/** Where a kind reaches the person. */
export const notificationChoice = z.object({
  kind: z.string(),
  /** What the kinds of one group are about: "Bookings". */
  group: z.string(),
  /** "Somebody asks for a booking". */
  label: z.string(),
  isUrgent: z.boolean(),
  inApp: z.boolean(),
  push: z.boolean(),
  /** Null where mails of the section's own go out beside it, whatever is chosen here. */
  email: z.enum(mailCadences).nullable(),
});

/** Minutes since midnight on the clock of `timeZone`; from 22:00 to 7:00 is 1320 to 420. */
export const quietHours = z
  .object({
    fromMinutes: z.int().min(0).max(1439),
    untilMinutes: z.int().min(0).max(1439),
    /** IANA name; null: the community's. */
    timeZone: z.string().max(60).nullable(),
  })
  .refine(({ fromMinutes, untilMinutes }) => fromMinutes !== untilMinutes, {
    path: ['untilMinutes'],
    message: 'Choose an end time different from the start time.',
  });

/** When letters of a day or a week arrive. */
export const digestTime = z.object({
  /** Since midnight on the clock of `timeZone`. */
  minutes: z.int().min(0).max(1439),
  /** Of letters of a week: 1 is Monday, 7 Sunday. */
  weekday: z.int().min(1).max(7),
  /** IANA name; null: the community's. */
  timeZone: z.string().max(60).nullable(),
});

export const notificationSettings = z.object({
  choices: z.array(notificationChoice),
  /** Null: there are none. */
  quietHours: quietHours.nullable(),
  digest: digestTime,
});

const choiceChange = notificationChoice
  .pick({ inApp: true, push: true })
  .partial({ inApp: true, push: true })
  .extend({ kind: z.string().max(100), email: z.enum(mailCadences).optional() });

const settingsChange = z.object({
  choices: z.array(choiceChange).max(150).optional(),
  quietHours: quietHours.nullable().optional(),
  digest: digestTime.optional(),
});

/** What a browser's push service gave it (Push API, `PushSubscription.toJSON()`). */
export const pushSubscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({
    p256dh: z
      .string()
      .max(102)
      .regex(/^[\w-]{80,100}={0,2}$/, 'a key as the browser gives it'),
    auth: z
      .string()
      .max(34)
      .regex(/^[\w-]{16,32}={0,2}$/, 'a secret as the browser gives it'),
  }),
});

/** What the service worker of a browser is pushed. */
export interface PushMessage {
  id: string;
  title: string;
  text: string;
  /** Address of the page, whole. */
  url: string;
  isUrgent: boolean;
}

/** The bell's calls; `/api/notifications` is the list of e-mail notifications. */
export const notificationRoutes = {
  listNotifications: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/notifications',
    access: 'signed-in',
    notViewedAs: true,
    summary: 'What I was told of, newest first',
    query: z.object({
      filter: z.enum(notificationFilters).default('all'),
      cursor: z.string().max(1000).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    // Without a total: it would take as long to count as to find the page.
    response: z.object({
      data: z.array(notification),
      page: z.object({ next: z.string().nullable() }),
    }),
  }),
  getNotificationSummary: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/notifications/summary',
    access: 'signed-in',
    notViewedAs: true,
    summary: 'How many wait for me, and the latest of them',
    response: one(notificationSummary),
  }),
  readNotification: defineRoute({
    method: 'PUT',
    path: '/api/v1/shell/notifications/:notificationId/read',
    access: 'signed-in',
    summary: 'Mark one as read, or as unread again',
    params: z.object({ notificationId: id }),
    body: z.object({ isRead: z.boolean() }),
    response: one(notification),
  }),
  readNotifications: defineRoute({
    method: 'PUT',
    path: '/api/v1/shell/notifications/read',
    access: 'signed-in',
    summary: 'Mark all as read, up to the latest that the person has seen',
    body: z.object({ throughId: id }),
    response: one(notificationSummary),
  }),
  seeNotifications: defineRoute({
    method: 'PUT',
    path: '/api/v1/shell/notifications/seen',
    access: 'signed-in',
    summary: 'They were looked at, up to this one: none of them is new any more',
    body: z.object({ throughId: id }),
    response: one(notificationSummary),
  }),
  getNotificationSettings: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/notification-settings',
    access: 'signed-in',
    notViewedAs: true,
    summary: 'What reaches me where, and my quiet hours',
    response: one(notificationSettings),
  }),
  updateNotificationSettings: defineRoute({
    method: 'PATCH',
    path: '/api/v1/shell/notification-settings',
    access: 'signed-in',
    summary: 'Change where some kinds reach me, or my quiet hours',
    body: settingsChange,
    response: one(notificationSettings),
  }),
  getPushKey: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/push-key',
    access: 'signed-in',
    summary: 'The public key by which browsers subscribe (VAPID, RFC 8292)',
    response: one(z.object({ publicKey: z.string() })),
  }),
  putPushSubscription: defineRoute({
    method: 'PUT',
    path: '/api/v1/shell/push-subscription',
    access: 'signed-in',
    summary: 'Push to this browser, until it signs out',
    body: pushSubscription,
  }),
  deletePushSubscription: defineRoute({
    method: 'DELETE',
    path: '/api/v1/shell/push-subscription',
    access: 'signed-in',
    summary: 'Push to this browser no more',
  }),
};

export type Notification = z.infer<typeof notification>;
export type NotificationSummary = z.infer<typeof notificationSummary>;
export type NotificationChoice = z.infer<typeof notificationChoice>;
export type NotificationSettings = z.infer<typeof notificationSettings>;
export type NotificationSettingsChange = z.input<typeof settingsChange>;
export type DigestTime = z.infer<typeof digestTime>;
export type QuietHours = z.infer<typeof quietHours>;
