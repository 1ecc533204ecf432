import { isRecord, useAuth } from '@courtyard/common';
import type { Boot } from '@courtyard/contract';

const nothing: Boot = {
  session: null,
  community: null,
  baseDomain: 'localhost:8080',
  mode: 'production',
  upgradeUrl: null,
};

/**
 * What the server wrote into the page. It comes with the page's own markup, so its shape is trusted once it is
 * there; a page without it (a static host, a test) starts with nothing known.
 */
export function readBoot(page: Document = document): Boot {
  const text = page.getElementById('courtyard-boot')?.textContent;
  if (!text) return nothing;
  try {
    const written: unknown = JSON.parse(text);
    return isRecord(written) ? { ...nothing, ...written } : nothing;
  } catch {
    return nothing;
  }
}

let known: Boot | null = null;

/** The boot answer of this page, read once. */
export function boot(): Boot {
  known ??= typeof document === 'undefined' ? nothing : readBoot();
  return known;
}

let isOver = false;

/**
 * What the server wrote for the person who was signed in when it sent this page. Null once that session has ended here:
 * whoever signs in next asks for their own.
 */
export function bootSession(): Boot['session'] {
  const { session } = boot();
  const { user } = useAuth.getState();
  return isOver || user?.memberId !== session?.memberId ? null : session;
}

useAuth.subscribe(({ user }, before) => {
  if (!before.user || before.user.memberId === user?.memberId) return;
  if (!user || before.user.memberId === boot().session?.memberId) isOver = true;
});
