import type { Language } from '@courtyard/contract/fields/labels';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import type { EmailMessage } from '../email-message.rules';
import type { Tenant } from '../../tenancy/tenant';

/** What a reminder is written with. */
export interface ReminderRun {
  tx: Tx;
  platform: Platform;
  tenant: Tenant;
  now: Date;
  /** On the community's calendar, as every day here. */
  today: string;
  /** In a copy that nobody confirmed: what comes up is the original's to tell, and is only noted. */
  isNotedOnly: boolean;
}

/** A record of which something falls due. */
export interface DueRecord {
  id: string;
  /** What falls due of it: its warranty, its service. */
  kind: string;
  on: string;
  /** Days before `on` at which somebody is told, in any order. */
  stages: readonly number[];
}

/** Whom `notify` is to tell. */
export interface NotificationTarget {
  tenant: Tenant;
  to: { addresses: readonly string[] };
}

/** Some who are told of the same things in the same words. */
export interface Audience<D extends DueRecord> {
  /** Who is told of which. */
  addresses(run: ReminderRun, due: readonly D[]): Promise<ReadonlyMap<string, readonly D[]>>;
  message(run: ReminderRun, due: readonly D[], language: Language): EmailMessage;
  /** What those of them who are members see in the product besides; `to` is who. */
  notify?: (run: ReminderRun, due: readonly D[], to: NotificationTarget) => Promise<unknown>;
}

/** What a section declares of its reminders; `defineReminder` makes it. */
export interface Reminder {
  /** Name of its job: `properties.asset-reminders`. */
  name: string;
  /** Five fields, in UTC: every hour, so that each community is reached in its own morning. */
  cron: string;
  /** Sends what is due, in the transaction of `run`. Gives how much came up. */
  send(run: ReminderRun): Promise<number>;
}
