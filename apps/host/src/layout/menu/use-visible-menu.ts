import { useMenu, useMessages, usePermissions, useUiConfig } from '@courtyard/common';
import { useLocation } from '@courtyard/common/router';
import type { MenuItem } from '@courtyard/contract';
import { useEffect, useMemo } from 'react';
import { hostPageMessages } from '../../app/shell/host-pages.messages';
import { useRegistry } from '../../registry/registry.store';
import { menuIn } from '../../registry/title-in';
import { productMenu } from './product-menu';
import { openedItems, visibleMenu } from './visible-menu.rules';

/** The menu as this person sees it, and the ids of the entries that lead to where they are. */
export function useVisibleMenu(): { items: MenuItem[]; trail: string[] } {
  const t = useMessages(hostPageMessages);
  const language = useUiConfig((config) => config.language);
  const registry = useRegistry((state) => state.registry);
  const permissions = usePermissions();
  const { pathname, search } = useLocation();
  const openItem = useMenu((state) => state.openItem);

  const items = useMemo(
    () => menuIn(visibleMenu(productMenu(registry, permissions, t), permissions), language),
    [registry, permissions, language, t],
  );
  const trail = useMemo(
    () => openedItems(items, { pathname: pathname === '/' ? '/dashboard/default' : pathname, search }),
    [items, pathname, search],
  );
  useEffect(() => openItem(trail), [trail, openItem]);
  return { items, trail };
}
