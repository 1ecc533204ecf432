import { Link } from '@courtyard/common/router';
import type { MenuItem } from '@courtyard/contract';
import { Flex, Tooltip } from '@courtyard/ui';
import { MenuItemsError, rowStyles, RowContent } from './menu-row';

export interface MenuLinkProps {
  item: MenuItem;
  isMini: boolean;
  isCurrent: boolean;
  /** Below a section: set in to stand under its title. */
  isChild?: boolean | undefined;
  /** The pointer rests on it or it has the focus: a visit is likely. */
  onIntent?: ((url: string) => void) | undefined;
}

/** An entry that leads to a page. */
export function MenuLink({ item, isMini, isCurrent, isChild = false, onIntent }: MenuLinkProps) {
  const { url } = item;
  if (url === undefined) return <MenuItemsError />;
  const link = (
    <Flex
      {...rowStyles}
      asChild
      {...(isChild ? { ps: '11', minHeight: '9' } : {})}
      {...(isMini ? { justifyContent: 'center', px: '0' } : {})}
    >
      <Link
        to={url}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        onPointerEnter={() => onIntent?.(url)}
        onFocus={() => onIntent?.(url)}
      >
        <RowContent item={item} isMini={isMini} />
      </Link>
    </Flex>
  );
  if (!isMini) return link;
  return (
    <Tooltip label={item.title} side="right">
      {link}
    </Tooltip>
  );
}
