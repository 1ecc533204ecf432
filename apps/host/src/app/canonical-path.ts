import type { Registry } from '@courtyard/contract';
import { hostPageAt } from './shell/host-pages';
import { matchSection } from '../registry/section-match.rules';
import { plainPath } from './plain-path.rules';

/**
 * The one address of the page that a path shows, however it is written: `/People/` is `/people`. What stands for a
 * parameter stays as it is; a path without a page too.
 */
export function canonicalPath(pathname: string, registry: Registry | null): string {
  const plain = plainPath(pathname);
  if (hostPageAt(plain)) return plain;
  const match = registry && matchSection(registry, pathname);
  return match?.kind === 'route' ? match.pathname : pathname;
}
