import type { MenuItem, Registry } from '@courtyard/contract';
import type { TranslateOf } from '@courtyard/common';
import { hostPages } from '../../app/shell/host-pages';
import { canOpen } from '../../app/shell/needed.rules';
import type { hostPageMessages } from '../../app/shell/host-pages.messages';

type T = TranslateOf<typeof hostPageMessages>;

/**
 * The whole menu, before the permissions that its entries say: the Dashboard first, what is the person's own, the sections in
 * the registry's order, administration with what who holds these permissions may open, help.
 */
export function productMenu(registry: Registry | null, held: ReadonlySet<string>, t: T): MenuItem[] {
  // Its own address, so that the landing page opens and marks the section.
  const sections =
    registry?.sections.flatMap(({ menu, basePath }) => (menu ? [{ url: basePath, ...menu }] : [])) ?? [];
  const own = registry?.sections.flatMap(({ ownPlaces = [] }) => ownPlaces) ?? [];
  return [
    {
      id: 'group-dashboard',
      title: t('dashboard'),
      type: 'group',
      children: [
        {
          id: 'dashboard',
          title: t('dashboard'),
          type: 'item',
          url: '/dashboard/default',
          icon: 'dashboard',
        },
      ],
    },
    ...own,
    ...sections,
    {
      id: 'administration',
      title: t('administration'),
      type: 'collapse',
      icon: 'settings',
      children: hostPages
        .filter(({ parent, permission }) => parent === 'administration' && canOpen(held, permission))
        .map(({ title, paths: [url] }) => ({
          id: `administration-${title}`,
          title: t(title),
          type: 'item',
          url,
        })),
    },
    { id: 'help-support', title: t('help'), type: 'item', url: '/help-support', icon: 'help' },
  ];
}
