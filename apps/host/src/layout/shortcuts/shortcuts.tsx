import { lazyOverlay, useAuth, useCan } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import { useKeys } from '@courtyard/ui';
import { useEffect, useState } from 'react';
import { useHelp } from '../../help/help.store';
import { usePlaces } from './use-places';

const OverridePanel = lazyOverlay(
  async () => (await import('../../registry/overrides/override-panel')).OverridePanel,
);

/** Keyboard shortcuts: `g` and a letter goes to a place, `?` opens the help with all of them, Ctrl+Alt+O opens the section overrides. */
export function Shortcuts() {
  const navigate = useNavigate();
  const places = usePlaces();
  const mayOverride = useCan('Section Override');
  const [isOverriding, setOverriding] = useState(false);
  useKeys({
    '?': () => useHelp.getState().show('panel'),
    ...Object.fromEntries(places.map(({ letter, url }) => [`g ${letter}`, () => void navigate(url)])),
  });

  useEffect(() => {
    if (!mayOverride) return undefined;
    const onKey = (event: KeyboardEvent) => {
      // The session has ended: the login covers the page.
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyO' || useAuth.getState().hasEnded) return;
      event.preventDefault();
      setOverriding(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [mayOverride]);

  return isOverriding ? <OverridePanel onClose={() => setOverriding(false)} /> : null;
}
