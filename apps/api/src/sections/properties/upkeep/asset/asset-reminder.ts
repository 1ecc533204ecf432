import { holderAddresses } from '../../../../platform/auth/permissions/holders.sql';
import type { LetterPart } from '../../../../platform/mail/letter.rules';
import { defineReminder } from '../../../../platform/mail/reminders/remind';
import type { DueThing, NotificationTarget, ReminderRun } from '../../../../platform/mail/reminders/reminder';
import { dayText, whenFrom } from '../../../../platform/mail/reminders/reminders.rules';
import { assetsDueNotice } from './asset-notifications';
import { type AssetDue, assetsDue, type DueKind } from './due/asset-due.sql';
import { serviceNoticeDays, warrantyNoticeDays } from './asset.rules';

/** Days before a warranty ends, or a service is due, on which those who keep the register get a mail. */
const stages: Record<DueKind, readonly number[]> = {
  warranty: [warrantyNoticeDays, 14],
  service: [serviceNoticeDays, 0],
};

type DueAsset = AssetDue & DueThing;

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

/** A mail of more would be read by nobody, nor taken by every server. */
const mostLines = 100;

function letter({ platform, tenant, today }: ReminderRun, due: readonly DueAsset[]) {
  const page = `${platform.tenants.addressOf(tenant)}/properties-common-areas/assets`;
  const parts = (kind: DueKind, verb: string): LetterPart[] => {
    const all = due.filter((each) => each.kind === kind);
    const more = all.length - mostLines;
    return [
      ...all.slice(0, mostLines).map(({ id, name, location, on, provider }) => {
        const what = `${[name, location].filter(Boolean).join(', ')}: ${verb} ${whenFrom(today, on)}`;
        const text = `${what}, on ${dayText(on)}${provider ? ` (${provider})` : ''}`;
        return { text, link: `${page}/details?id=${id}` };
      }),
      ...(more > 0 ? [{ text: `And ${more} more: the register has them all.`, link: page }] : []),
    ];
  };
  return {
    subject:
      due.length === 1
        ? 'One thing of the asset register falls due'
        : `${due.length} things of the asset register fall due`,
    body: [
      'These services and warranties need somebody to look after them.',
      ...parts('service', 'its service is due'),
      ...parts('warranty', 'its warranty ends'),
      'Record a service on the page of the asset, and the next one is planned from it.',
    ],
  };
}

async function tell({ tx, platform }: ReminderRun, due: readonly DueAsset[], target: NotificationTarget) {
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
  audiences: [{ addresses: keepers, letter, notify: tell }],
});
