import { isRecord } from '@courtyard/common';
import type { Boot } from '@courtyard/contract';

const nothing: Boot = { registry: null, community: null, baseDomain: 'localhost:8080', mode: 'production' };

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
