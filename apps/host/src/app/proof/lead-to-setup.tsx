import type { AskedProof } from '@courtyard/common';
import { useEffect } from 'react';

const setupPath = '/myprofile/second-factor';

/** What somebody can do who has to set up a second factor first. */
const isOpen = (pathname: string) => pathname.startsWith('/myprofile') || pathname === '/help-support';

/**
 * Leads to where a second factor is set up, since nothing else is open until there is one. By a new page, so that nothing of what
 * was shown stays; the call that was refused waits for it. What is called behind a page that is open is left refused.
 */
export function LeadToSetup({ asked }: { asked: AskedProof }) {
  useEffect(() => {
    if (isOpen(window.location.pathname)) asked.answer(false);
    else window.location.assign(setupPath);
  }, [asked]);
  return null;
}
