import type { MenuItem } from '@courtyard/contract';
import { Box, Flex, Icon } from '@courtyard/ui';
import { useId } from 'react';
import { MenuLink, type MenuLinkProps } from './menu-link';
import { rowStyles, RowContent } from './menu-row';

export interface MenuSectionProps extends Pick<MenuLinkProps, 'onIntent'> {
  item: MenuItem;
  trail: readonly string[];
  isExpanded: boolean;
  onToggle(): void;
}

/** A section that opens and closes below its title. */
export function MenuSection({ item, trail, isExpanded, onToggle, onIntent }: MenuSectionProps) {
  const id = useId();
  const leadsHere = trail.includes(item.id);
  return (
    <>
      <Flex {...rowStyles} asChild>
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={id}
          {...(leadsHere ? { 'data-leads-here': '' } : {})}
          onClick={onToggle}
        >
          <RowContent item={item} isMini={false} />
          <Box
            as="span"
            color="fg.subtle"
            transition="transform 120ms"
            {...(isExpanded ? { transform: 'rotate(180deg)' } : {})}
          >
            <Icon name="chevron-down" size="sm" />
          </Box>
        </button>
      </Flex>
      <Box
        as="ul"
        id={id}
        hidden={!isExpanded}
        listStyleType="none"
        mt="0.5"
        display={isExpanded ? 'block' : 'none'}
      >
        {(item.children ?? []).map((child) => (
          <li key={child.id}>
            <MenuLink
              item={child}
              isMini={false}
              isChild
              isCurrent={trail.at(-1) === child.id}
              onIntent={onIntent}
            />
          </li>
        ))}
      </Box>
    </>
  );
}
