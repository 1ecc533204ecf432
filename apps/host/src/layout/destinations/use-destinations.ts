import { useMessages, usePermissions } from '@courtyard/common';
import { useMemo } from 'react';
import { hostPages } from '../../app/shell/host-pages';
import { canOpen } from '../../app/shell/needed.rules';
import { hostPageMessages } from '../../app/shell/host-pages.messages';
import { useVisibleMenu } from '../menu/use-visible-menu';
import { destinationMessages } from './destinations.messages';
import { type Destination, menuDestinations, settings, withoutRepeats } from './destinations.rules';

/** The pages and settings that this person may open: those of the menu first, then the host's others, then settings. */
export function useDestinations(): Destination[] {
  const t = useMessages(hostPageMessages);
  const tSetting = useMessages(destinationMessages);
  const permissions = usePermissions();
  const { items } = useVisibleMenu();
  return useMemo(() => {
    const others = hostPages
      .filter(({ title }) => title !== 'forbidden')
      .filter(({ permission }) => canOpen(permissions, permission))
      .flatMap(({ paths, title, parent }) => {
        const url = paths.at(-1);
        return url === undefined ? [] : [{ title: t(title), place: parent && t(parent), url }];
      });
    const ofSettings = settings.map((id) => ({
      title: tSetting(`setting.${id}`),
      place: t('profile'),
      url: `/myprofile#${id}`,
    }));
    return withoutRepeats([...menuDestinations(items), ...others, ...ofSettings]);
  }, [items, permissions, t, tSetting]);
}
