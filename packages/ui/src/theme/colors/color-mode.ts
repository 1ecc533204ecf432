import { useUiConfig } from '@courtyard/common';
import { useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void) {
  const media = window.matchMedia?.(query);
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

const prefersDark = () => window.matchMedia?.(query).matches ?? false;

/** The mode that is shown now: the person's choice, or the device's where they left it to the device. */
export function useColorMode(): 'light' | 'dark' {
  const chosen = useUiConfig((config) => config.colorMode);
  const deviceIsDark = useSyncExternalStore(subscribe, prefersDark, () => false);
  if (chosen !== 'system') return chosen;
  return deviceIsDark ? 'dark' : 'light';
}
