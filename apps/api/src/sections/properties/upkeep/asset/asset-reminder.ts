import type { Language } from '@courtyard/contract/fields/labels';
import { holderAddresses } from '../../../../platform/auth/permissions/holders.sql';
import { defineReminder } from '../../../../platform/mail/reminders/remind';
import type {
  DueRecord,
  NotificationTarget,
  ReminderRun,
} from '../../../../platform/mail/reminders/reminder';
import { assetsDueEmail } from './due/asset-email.texts';
import { assetsDueNotice } from './asset-notifications';
import { type AssetDue, assetsDue, type DueKind } from './due/asset-due.sql';
import { serviceNoticeDays, warrantyNoticeDays } from './asset.rules';

/** Days before a warranty ends, or a service is due, on which those who keep the register get a mail. */
const stages: Record<DueKind, readonly number[]> = {
  warranty: [warrantyNoticeDays, 14],
  service: [serviceNoticeDays, 0],
};

type DueAsset = AssetDue & DueRecord;

/** Warranties that end and services that are due within the first stage. */
async function comingUp({ tx, today }: ReminderRun): Promise<DueAsset[]> {
  const rows = await assetsDue(tx, { today, withOverdue: false });
  return rows.map((row) => ({ ...row, stages: stages[row.kind] }));
}

/** What those hold who keep the register. */
const keeping = ['Asset Update'];

async function keepers({ tx }: ReminderRun, due: readonly DueAsset[]) {
  return new Map((await holderAddresses(tx, keeping)).map((address) => [address, due]));
}

const message = ({ platform, tenant, today }: ReminderRun, due: readonly DueAsset[], language: Language) =>
  assetsDueEmail(due, {
    language,
    today,
    page: `${platform.tenants.addressOf(tenant)}/properties-common-areas/assets`,
  });

async function sendNotification(
  { tx, platform }: ReminderRun,
  due: readonly DueAsset[],
  target: NotificationTarget,
) {
  const [first] = due;
  if (!first) return;
  const { id, name, kind, on } = first;
  const page = '/properties-common-areas/assets';
  await platform.notify(tx, assetsDueNotice, {
    ...target,
    parameters: { count: due.length, name, kind, on },
    link: due.length === 1 ? `${page}/details?id=${id}` : page,
  });
}

/** Once per asset, day and stage, to those who keep the register. */
export const assetReminder = defineReminder<DueAsset>({
  name: 'properties.asset-reminders',
  cron: '35 * * * *',
  subjectType: 'asset',
  comingUp,
  audiences: [{ addresses: keepers, message, notify: sendNotification }],
});
