import type { MenuItem } from '@courtyard/contract';
import { useState } from 'react';

/**
 * Which sections stand open: the one of the current page by itself, others as the person opens and closes them.
 * A menu with a single section shows it open; there is nothing to choose from.
 */
export function useExpanded(items: readonly MenuItem[], trail: readonly string[]) {
  const sections = items.filter(({ type, id }) => type === 'collapse' && id !== 'administration');
  const onlyOne = sections.length === 1 ? sections.map(({ id }) => id) : [];
  const key = [...trail, ...onlyOne].join('/');
  const [state, setState] = useState({ key, expanded: new Set([...trail, ...onlyOne]) });

  // A new page opens its section in the same render; what stood open stays.
  if (state.key !== key) setState({ key, expanded: new Set([...state.expanded, ...trail, ...onlyOne]) });

  return {
    isExpanded: (id: string) => state.expanded.has(id),
    toggle: (id: string) => {
      const expanded = new Set(state.expanded);
      if (!expanded.delete(id)) expanded.add(id);
      setState({ key, expanded });
    },
  };
}
