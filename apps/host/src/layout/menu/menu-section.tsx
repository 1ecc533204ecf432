import type { MenuItem } from '@courtyard/contract';
import { Box, Flex, Icon } from '@courtyard/ui';
import { useId } from 'react';
import { SectionEntries } from './menu-entries';
import type { MenuLinkProps } from './menu-link';
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
  // Its landing page has no entry of its own.
  const isHere = trail.at(-1) === item.id;
  return (
    <>
      <Flex {...rowStyles} asChild>
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={id}
          {...(isHere ? { 'aria-current': 'page' as const } : leadsHere ? { 'data-leads-here': '' } : {})}
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
      <Box id={id} hidden={!isExpanded} mt="0.5" display={isExpanded ? 'block' : 'none'}>
        <SectionEntries items={item.children ?? []} trail={trail} isChild onIntent={onIntent} />
      </Box>
    </>
  );
}
