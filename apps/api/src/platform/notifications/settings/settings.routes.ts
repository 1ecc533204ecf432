import { type MailCadence, type NotificationSettings, notificationRoutes } from '@courtyard/contract';
import { isZone } from '@courtyard/contract/intl';
import { implement, type Module } from '../../http/implement';
import { invalid } from '../../http/problem';
import type { CallContext } from '../../section/call-context';
import { usesSection } from '../../section/jobs/section-jobs';
import { storedPreferences } from '../../tenancy/preferences/preferences.sql';
import { choose, chosenOf, digestTimeOf, quietHoursOf, setDigestTime, setQuietHours } from './settings.sql';

type Context = Pick<CallContext, 'tx' | 'caller' | 'platform'>;

/** What is urgent waits for no letter of a day. */
const atOnceIf = (isUrgent: boolean, cadence: MailCadence): MailCadence =>
  isUrgent && cadence !== 'off' ? 'at-once' : cadence;

/** Of the sections that the community uses, what this person can ever get. */
async function settingsOf({ tx, caller, platform }: Context): Promise<NotificationSettings> {
  const { language } = await storedPreferences(tx, caller.memberId);
  const chosen = await chosenOf(tx, caller.memberId);
  const used = new Map<string, boolean>();
  const choices: NotificationSettings['choices'] = [];
  for (const { kind, section } of platform.notificationKinds.values()) {
    if (section !== null && !used.has(section)) used.set(section, await usesSection(tx, section));
    if (section !== null && !used.get(section)) continue;
    if (kind.permission !== null && !caller.permissions.has(kind.permission)) continue;
    const own = chosen.get(kind.name);
    const { inApp, push, email } = kind.channels;
    choices.push({
      kind: kind.name,
      group: kind.group[language],
      label: kind.label[language],
      isUrgent: kind.isUrgent,
      inApp: kind.isUrgent || (own?.inApp ?? inApp),
      push: own?.push ?? push,
      email: email === null ? null : atOnceIf(kind.isUrgent, own?.email ?? email),
    });
  }
  return {
    choices,
    quietHours: await quietHoursOf(tx, caller.memberId),
    digest: await digestTimeOf(tx, caller.memberId),
  };
}

function requireZone(timeZone: string | null, field: string): void {
  if (timeZone === null || isZone(timeZone)) return;
  throw invalid({
    [field]: 'Choose a time zone by its IANA name, such as America/New_York.',
  });
}

/** What reaches a person where. Nobody else's business, so no audit. */
export const notificationSettingsModule: Module = ({ notificationKinds }) => [
  implement(notificationRoutes.getNotificationSettings, async (call) => ({ data: await settingsOf(call) })),

  implement(notificationRoutes.updateNotificationSettings, async (call) => {
    const { tx, caller, body } = call;
    const wrong = (body.choices ?? []).flatMap(({ kind, inApp, email }, index) => {
      const known = notificationKinds.get(kind)?.kind;
      if (!known) return [[`choices.${index}.kind`, 'There is no such notification.']];
      if (known.isUrgent && inApp === false)
        return [[`choices.${index}.inApp`, 'Urgent notifications always appear in the list.']];
      if (known.channels.email === null && email !== undefined)
        return [[`choices.${index}.email`, 'Emails about this are sent automatically.']];
      return [];
    });
    if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
    for (const choice of body.choices ?? []) await choose(tx, caller, choice);
    if (body.quietHours !== undefined) {
      requireZone(body.quietHours?.timeZone ?? null, 'quietHours.timeZone');
      await setQuietHours(tx, caller, body.quietHours);
    }
    if (body.digest !== undefined) {
      requireZone(body.digest.timeZone, 'digest.timeZone');
      const { platform, tenant } = call;
      await setDigestTime(tx, caller, body.digest, { now: platform.clock(), zone: tenant.timeZone });
    }
    return { data: await settingsOf(call) };
  }),
];
