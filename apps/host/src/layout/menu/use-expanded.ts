import type { MenuItem } from '@courtyard/contract';
import { useState } from 'react';

/**
 * Which section is open, as in an accordion: that of the current page, or the one that the person opened since.
 * A menu with a single section shows it open; there is nothing to choose from.
 */
export function useExpanded(items: readonly MenuItem[], trail: readonly string[]) {
  const sections = items.filter(({ type, id }) => type === 'collapse' && id !== 'administration');
  const onlyOne = sections.length === 1 ? sections.map(({ id }) => id) : [];
  const key = [...trail, ...onlyOne].join('/');
  const [state, setState] = useState({ key, expanded: new Set([...trail, ...onlyOne]) });

  // A new page opens its section in the same render, and closes the others.
  if (state.key !== key) setState({ key, expanded: new Set([...trail, ...onlyOne]) });

  return {
    isExpanded: (id: string) => state.expanded.has(id),
    toggle: (id: string) => {
      setState({ key, expanded: new Set(state.expanded.has(id) ? [] : [id]) });
    },
  };
}
