import { useLocation } from '@courtyard/common/router';
import { useEffect } from 'react';

const focusable = 'select, input:checked, button, a';

/** Leads to the setting that the address names behind its #: into view, with the focus at its control. */
export function useNamedSetting(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    // After the page's heading took the focus, as it does after every navigation.
    const timer = setTimeout(() => {
      const place = document.querySelector<HTMLElement>(`[data-setting="${CSS.escape(hash.slice(1))}"]`);
      const control = place?.matches(focusable) ? place : place?.querySelector<HTMLElement>(focusable);
      place?.scrollIntoView({ block: 'center' });
      control?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [hash, key]);
}
