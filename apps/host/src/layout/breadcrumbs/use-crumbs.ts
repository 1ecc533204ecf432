import { useMessages, usePageName, usePermissions, useUiConfig, usePagerStore } from '@courtyard/common';
import { useLocation } from '@courtyard/common/router';
import { hostPageAt, hostPages } from '../../app/shell/host-pages';
import { hostPageMessages } from '../../app/shell/host-pages.messages';
import { useRegistry } from '../../registry/registry.store';
import { matchSection } from '../../registry/section-match.rules';
import { useVisibleMenu } from '../menu/use-visible-menu';
import { itemAt } from '../menu/visible-menu.rules';
import { type Crumb, sectionCrumbs } from './breadcrumbs.rules';

/**
 * The way to the current page without the Dashboard; empty on the Dashboard itself, where there is no page, and on the page
 * of a menu entry that wants none.
 */
export function useCrumbs(): Crumb[] {
  const t = useMessages(hostPageMessages);
  const { pathname, search } = useLocation();
  const language = useUiConfig((config) => config.language);
  const registry = useRegistry((state) => state.registry);
  const permissions = usePermissions();
  const name = usePageName((state) => state.name);
  const list = usePagerStore((state) => state.list);

  const { items, trail } = useVisibleMenu();
  const entry = itemAt(items, trail);
  if (entry?.breadcrumbs === false && entry.url === pathname) return [];

  const page = hostPageAt(pathname);
  const crumbOf = (title: keyof (typeof hostPageMessages)['catalogs']['en']) => {
    const to = hostPages.find((each) => each.title === title)?.paths[0];
    return { title: t(title), ...(to && { to }) };
  };
  if (page)
    return page.title === 'dashboard'
      ? []
      : [
          ...(page.parent ? [crumbOf(page.parent)] : []),
          ...(name && name !== t(page.title) && /[?&](id=|rules)/.test(search)
            ? [crumbOf(page.title), { title: name }]
            : [{ title: t(page.title) }]),
        ];
  if (!registry) return [];
  const match = matchSection(registry, pathname);
  return match.kind === 'route'
    ? sectionCrumbs(match.section, { pathname, language, permissions, name, list })
    : [];
}
