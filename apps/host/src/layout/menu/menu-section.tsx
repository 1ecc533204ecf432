import { useMessages } from '@courtyard/common';
import { Link } from '@courtyard/common/router';
import type { MenuItem } from '@courtyard/contract';
import { Box, Flex, Icon } from '@courtyard/ui';
import { useId } from 'react';
import { layoutMessages } from '../layout.messages';
import { SectionEntries } from './menu-entries';
import type { MenuLinkProps } from './menu-link';
import { rowStyles, RowContent } from './menu-row';

export interface MenuSectionProps extends Pick<MenuLinkProps, 'onIntent'> {
  item: MenuItem;
  trail: readonly string[];
  isExpanded: boolean;
  onToggle: () => void;
}

/**
 * A section in the open drawer: its name leads to its landing page, the chevron beside shows and hides its pages. One
 * without a landing page is the chevron's button as a whole.
 */
export function MenuSection({ item, trail, isExpanded, onToggle, onIntent }: MenuSectionProps) {
  const id = useId();
  const toggle = { isExpanded, onToggle, controls: id };
  return (
    <>
      {item.url === undefined ? (
        <ToggleRow item={item} leadsHere={trail.includes(item.id)} {...toggle} />
      ) : (
        <LinkRow item={item} url={item.url} trail={trail} onIntent={onIntent} {...toggle} />
      )}
      <Box id={id} hidden={!isExpanded} mt="0.5" display={isExpanded ? 'block' : 'none'}>
        <SectionEntries items={item.children ?? []} trail={trail} isChild onIntent={onIntent} />
      </Box>
    </>
  );
}

interface Toggle {
  isExpanded: boolean;
  onToggle: () => void;
  /** Id of what it shows and hides. */
  controls: string;
}

function Chevron({ isExpanded }: Pick<Toggle, 'isExpanded'>) {
  return (
    <Box
      as="span"
      display="inline-flex"
      color="fg.subtle"
      transition="transform 120ms"
      {...(isExpanded ? { transform: 'rotate(180deg)' } : {})}
    >
      <Icon name="chevron-down" size="sm" />
    </Box>
  );
}

function ToggleRow({ item, leadsHere, isExpanded, onToggle, controls }: RowProps & { leadsHere: boolean }) {
  return (
    <Flex {...rowStyles} asChild>
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-controls={controls}
        {...(leadsHere ? { 'data-leads-here': '' } : {})}
        onClick={onToggle}
      >
        <RowContent item={item} isMini={false} />
        <Chevron isExpanded={isExpanded} />
      </button>
    </Flex>
  );
}

interface RowProps extends Toggle {
  item: MenuItem;
}

interface LinkRowProps extends RowProps, Pick<MenuSectionProps, 'trail' | 'onIntent'> {
  url: string;
}

function LinkRow({ item, url, trail, onIntent, isExpanded, onToggle, controls }: LinkRowProps) {
  const t = useMessages(layoutMessages);
  const isHere = trail.at(-1) === item.id;
  const leadsHere = trail.includes(item.id);
  return (
    <Box position="relative">
      <Flex {...rowStyles} asChild pe="11">
        <Link
          to={url}
          {...(isHere ? { 'aria-current': 'page' as const } : leadsHere ? { 'data-leads-here': '' } : {})}
          onPointerEnter={() => onIntent?.(url)}
          onFocus={() => onIntent?.(url)}
        >
          <RowContent item={item} isMini={false} />
        </Link>
      </Flex>
      <Flex
        asChild
        position="absolute"
        top="1"
        insetInlineEnd="1"
        width="8"
        height="8"
        align="center"
        justify="center"
        borderRadius="sm"
        cursor="pointer"
        _hover={{ bg: 'bg.hover' }}
      >
        <button
          type="button"
          aria-label={t('pagesOf', { title: item.title })}
          aria-expanded={isExpanded}
          aria-controls={controls}
          onClick={onToggle}
        >
          <Chevron isExpanded={isExpanded} />
        </button>
      </Flex>
    </Box>
  );
}
