import { usePermissions } from '@courtyard/common';
import { useMemo } from 'react';
import { hostPageAt } from '../app/shell/host-pages';
import { canOpen } from '../app/shell/needed.rules';
import { useRegistry } from './registry.store';
import { matchSection } from './section-match.rules';

/** Tells of a path whether its page opens for this person. A path without a page does: it says that there is none. */
export function usePageAccess(): (pathname: string) => boolean {
  const registry = useRegistry((state) => state.registry);
  const permissions = usePermissions();
  return useMemo(() => {
    // A list asks for every row, and its rows lead to the same page.
    const known = new Map<string, boolean>();
    const opens = (pathname: string) => {
      const page = hostPageAt(pathname);
      const match = page || !registry ? null : matchSection(registry, pathname);
      const permission = page?.permission ?? (match?.kind === 'route' ? match.permission : undefined);
      return canOpen(permissions, permission);
    };
    return (pathname) => {
      const answer = known.get(pathname) ?? opens(pathname);
      known.set(pathname, answer);
      return answer;
    };
  }, [registry, permissions]);
}
