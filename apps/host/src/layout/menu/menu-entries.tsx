import type { MenuItem } from '@courtyard/contract';
import { Box } from '@courtyard/ui';
import { MenuLink, type MenuLinkProps } from './menu-link';
import { GroupTitle, MenuItemsError } from './menu-row';

export interface SectionEntriesProps extends Pick<MenuLinkProps, 'isChild' | 'onIntent'> {
  items: readonly MenuItem[];
  trail: readonly string[];
  /** Names the list where a title above it does. */
  label?: string;
  onClick?: () => void;
}

/** What is below a section's title. Groups and sections inside of it are lists of their own under their names. */
export function SectionEntries({ items, label, onClick, ...shared }: SectionEntriesProps) {
  return (
    <Box
      as="ul"
      listStyleType="none"
      {...(label ? { 'aria-label': label } : {})}
      {...(onClick ? { onClick } : {})}
    >
      {items.map((item) => (
        <li key={item.id}>
          <SectionEntry item={item} {...shared} />
        </li>
      ))}
    </Box>
  );
}

function SectionEntry({ item, ...shared }: Omit<SectionEntriesProps, 'items'> & { item: MenuItem }) {
  const { trail, isChild, onIntent } = shared;
  switch (item.type) {
    case 'item':
      return (
        <MenuLink
          item={item}
          isMini={false}
          isChild={isChild}
          isCurrent={trail.at(-1) === item.id}
          onIntent={onIntent}
        />
      );
    case 'group':
    case 'collapse':
      return (
        <>
          <GroupTitle title={item.title} isMini={false} isChild={isChild} />
          <SectionEntries {...shared} items={item.children ?? []} label={item.title} />
        </>
      );
    default:
      return <MenuItemsError />;
  }
}
