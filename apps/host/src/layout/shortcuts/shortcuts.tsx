import { useAuth, useCan } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useHelp } from '../../help/help.store';
import { isTyping } from './shortcuts.rules';
import { usePlaces } from './use-places';

const OverridePanel = lazy(async () => ({
  default: (await import('../../registry/overrides/override-panel')).OverridePanel,
}));

/** How long after `g` its letter may come. */
const secondKeyMs = 1_200;

/** Keyboard shortcuts: `g` and a letter goes to a place, `?` opens the help with all of them, Ctrl+Alt+O opens the section overrides. */
export function Shortcuts() {
  const navigate = useNavigate();
  const places = usePlaces();
  const mayOverride = useCan('Section Override');
  const [isOverriding, setOverriding] = useState(false);
  const goPressedAt = useRef(-Infinity);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The session has ended: the login covers the page.
      if (useAuth.getState().hasEnded) return;
      if (event.ctrlKey && event.altKey && event.code === 'KeyO' && mayOverride) {
        event.preventDefault();
        return setOverriding(true);
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      if (event.key === '?') return useHelp.getState().show('panel');
      if (event.key === 'g') goPressedAt.current = event.timeStamp;
      else if (event.timeStamp - goPressedAt.current < secondKeyMs) {
        goPressedAt.current = -Infinity;
        const place = places.find(({ letter }) => letter === event.key);
        if (place) void navigate(place.url);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [places, mayOverride, navigate]);

  return <Suspense>{isOverriding ? <OverridePanel onClose={() => setOverriding(false)} /> : null}</Suspense>;
}
