import { useCallback } from 'react';
import { useChangePreferences, usePreferences } from '../profile/preferences.queries';

/** What the person has put away for good, on every device: `tour`, `first-steps`, `news:2026-11-22`. */
export function useSeen(): {
  isKnown: boolean;
  hasSeen: (name: string) => boolean;
  see: (name: string) => void;
} {
  const seen = usePreferences().data?.seen;
  // What is not kept is shown once more.
  const { mutate } = useChangePreferences(() => undefined);
  const see = useCallback(
    (name: string) => {
      if (seen && !seen.includes(name)) mutate({ seen: [name] });
    },
    [seen, mutate],
  );
  return { isKnown: seen !== undefined, hasSeen: (name) => seen?.includes(name) ?? false, see };
}
