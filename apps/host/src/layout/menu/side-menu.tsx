import type { MenuItem } from '@courtyard/contract';
import { Box, Separator } from '@courtyard/ui';
import { useEffect, useRef } from 'react';
import { MenuFlyout } from './menu-flyout';
import { MenuLink } from './menu-link';
import { GroupTitle, MenuItemsError } from './menu-row';
import { MenuSection } from './menu-section';
import { useExpanded } from './use-expanded';

export interface SideMenuProps {
  items: readonly MenuItem[];
  /** Ids of the entries that lead to the current page, outermost first. */
  trail: readonly string[];
  isMini: boolean;
  onIntent?: ((url: string) => void) | undefined;
}

/**
 * Scrolls the drawer as far as an entry needs to be seen: a long section has its last pages below the window. `scrollIntoView`
 * would have the next press of Tab begin there instead of at the top of the page.
 */
function scrollToEntry(entry: Element, drawer: HTMLElement | null): void {
  if (!drawer) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = drawer.getBoundingClientRect();
  if (top < frame.top) drawer.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) drawer.scrollTop += bottom - frame.bottom;
}

/** The entries of the drawer: groups, sections that expand (or fly out in the narrow drawer), and single pages. */
export function SideMenu({ items, trail, isMini, onIntent }: SideMenuProps) {
  const { isExpanded, toggle } = useExpanded(items, trail);
  const list = useRef<HTMLDivElement>(null);
  const current = trail.at(-1);
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current=page]');
    if (entry) scrollToEntry(entry, list.current?.parentElement ?? null);
  }, [current]);
  const entry = (item: MenuItem) => {
    switch (item.type) {
      case 'group':
        return (
          <>
            <GroupTitle title={item.title} isMini={isMini} />
            <Entries items={item.children ?? []} draw={entry} label={item.title} />
            <Separator my="2" />
          </>
        );
      case 'collapse':
        return isMini ? (
          <MenuFlyout item={item} trail={trail} onIntent={onIntent} />
        ) : (
          <MenuSection
            item={item}
            trail={trail}
            isExpanded={isExpanded(item.id)}
            onToggle={() => toggle(item.id)}
            onIntent={onIntent}
          />
        );
      case 'item':
        return (
          <MenuLink item={item} isMini={isMini} isCurrent={trail.at(-1) === item.id} onIntent={onIntent} />
        );
      default:
        return <MenuItemsError />;
    }
  };
  return (
    <Box ref={list}>
      <Entries items={items} draw={entry} />
    </Box>
  );
}

function Entries(props: {
  items: readonly MenuItem[];
  draw: (item: MenuItem) => React.ReactNode;
  label?: string;
}) {
  return (
    <Box
      as="ul"
      listStyleType="none"
      display="grid"
      // A long name does not widen the drawer.
      gridTemplateColumns="minmax(0, 1fr)"
      gap="0.5"
      {...(props.label ? { 'aria-label': props.label } : {})}
    >
      {props.items.map((item) => (
        <li key={item.id}>{props.draw(item)}</li>
      ))}
    </Box>
  );
}
