import type { Preferences } from '@courtyard/contract';

/** Until a person says otherwise; the two switches start as the specification has them. */
const defaultPreferences: Omit<Preferences, 'language'> = {
  doNotDisturb: true,
  allowNotifications: false,
  dateFormat: null,
  dashboard: { cards: [] },
  seen: [],
};

/** What holds for a person of whom `kept` is known; `language` is their community's. */
export const preferencesOf = (
  kept: Partial<Preferences>,
  language: Preferences['language'],
): Preferences => ({ ...defaultPreferences, language, ...kept });

/** What of a person's preferences is theirs alone: when they may be reached. Somebody who views as them gets the defaults. */
export const withoutPrivate = (preferences: Preferences): Preferences => {
  const { doNotDisturb, allowNotifications } = defaultPreferences;
  return { ...preferences, doNotDisturb, allowNotifications };
};

/** A change as it is kept: each card of the dashboard once, at its first place. */
export function preferenceChange<T extends { dashboard?: Preferences['dashboard'] | undefined }>(
  change: T,
): T {
  if (!change.dashboard) return change;
  const seen = new Set<string>();
  const cards = change.dashboard.cards.filter(({ section, id }) => {
    const key = `${section}/${id}`;
    return !seen.has(key) && seen.add(key);
  });
  return { ...change, dashboard: { cards } };
}
