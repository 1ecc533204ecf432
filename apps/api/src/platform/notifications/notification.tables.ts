import type { ColumnType } from 'kysely';
import type { MailCadence } from '@courtyard/contract';
import type { Generated, Json, Moment } from '../database/columns';

/** What was told; see migration 0035. */
export interface NotificationTable {
  tenantId: string;
  id: string;
  kind: string;
  parameters: Json<unknown>;
  link: string | null;
  isUrgent: boolean;
  dedupeKey: string | null;
  createdAt: Moment;
}

export interface NotificationReceiptTable {
  tenantId: string;
  memberId: string;
  notificationId: string;
  readAt: Moment | null;
}

export interface NotificationDeliveryTable {
  tenantId: string;
  notificationId: string;
  memberId: string;
  channel: 'push' | 'email';
  cadence: Exclude<MailCadence, 'off'>;
  status: Generated<'waiting' | 'sending' | 'sent' | 'dropped' | 'failed'>;
  attempts: Generated<number>;
  dueAt: Moment;
}

export interface NotificationChoiceTable {
  tenantId: string;
  memberId: string;
  kind: string;
  inApp: boolean | null;
  push: boolean | null;
  email: MailCadence | null;
}

export interface NotificationSettingTable {
  tenantId: string;
  memberId: string;
  seenThrough: string | null;
  quietFromMinutes: number | null;
  quietUntilMinutes: number | null;
  quietTimeZone: string | null;
  digestMinutes: ColumnType<number | null, number | null | undefined, number | null>;
  digestWeekday: ColumnType<number | null, number | null | undefined, number | null>;
  digestTimeZone: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface PushSubscriptionTable {
  tenantId: string;
  sessionId: string;
  memberId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Moment;
}

export interface NotificationTables {
  notification: NotificationTable;
  notificationReceipt: NotificationReceiptTable;
  notificationDelivery: NotificationDeliveryTable;
  notificationChoice: NotificationChoiceTable;
  notificationSetting: NotificationSettingTable;
  pushSubscription: PushSubscriptionTable;
}
