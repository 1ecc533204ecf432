import { Link } from '@courtyard/common/router';
import type { MenuItem } from '@courtyard/contract';
import { Box, Flex, Text, useEntryAndExit } from '@courtyard/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { SectionEntries } from './menu-entries';
import type { MenuLinkProps } from './menu-link';
import { rowStyles, RowContent } from './menu-row';

/** The pointer may leave the icon for this long on its way to the panel. */
const leaveDelayMs = 150;

export interface MenuFlyoutProps extends Pick<MenuLinkProps, 'onIntent'> {
  item: MenuItem;
  trail: readonly string[];
}

/** A section in the narrow drawer: its entries fly out beside the icon while it is pointed at or focused. */
export function MenuFlyout({ item, trail, onIntent }: MenuFlyoutProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [top, setTop] = useState<number | null>(null);
  const isOpen = top !== null;

  const open = () => {
    clearTimeout(timer.current);
    setTop(row.current?.getBoundingClientRect().top ?? 0);
  };
  const close = () => {
    clearTimeout(timer.current);
    setTop(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    button.current?.focus();
    close();
  };
  return (
    <Box
      ref={row}
      onPointerEnter={open}
      onPointerLeave={() => (timer.current = setTimeout(close, leaveDelayMs))}
      onFocus={(event) => event.target.matches(':focus-visible') && open()}
      onBlur={(event) => row.current?.contains(event.relatedTarget) || close()}
      onKeyDown={onKeyDown}
    >
      <Flex
        {...rowStyles}
        asChild
        justifyContent="center"
        px="0"
        {...(trail.includes(item.id) ? { bg: 'accent.subtle', color: 'accent.fg' } : {})}
      >
        <button
          type="button"
          ref={button}
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': id } : {})}
          onClick={open}
        >
          <RowContent item={item} isMini />
        </button>
      </Flex>
      {isOpen ? (
        <Flyout id={id} item={item} trail={trail} top={top} onIntent={onIntent} onClick={close} />
      ) : null}
    </Box>
  );
}

interface FlyoutProps extends MenuFlyoutProps {
  id: string;
  /** Pixels from the window's upper edge, as far as the entries then fit. */
  top: number;
  onClick: () => void;
}

/** Entries below a section, with the titles of its groups. */
const rowsOf = ({ children = [] }: FlyoutProps['item']): number =>
  children.reduce((rows, child) => rows + 1 + rowsOf(child), 0);

function Flyout({ id, item, trail, top, onIntent, onClick }: FlyoutProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEntryAndExit(panel, 'panel');
  return (
    <Box
      ref={panel}
      id={id}
      position="fixed"
      insetInlineStart="4.5rem"
      top={`max(4rem, min(${top}px, calc(100dvh - ${8 + 3.5 + 2.25 * rowsOf(item)}rem)))`}
      width="15rem"
      maxHeight="calc(100dvh - 5rem)"
      overflowY="auto"
      p="2"
      bg="bg.surface"
      borderRadius="md"
      boxShadow="overlay"
      border="1px solid transparent"
      zIndex="overlay"
    >
      <FlyoutTitle item={item} isHere={trail.at(-1) === item.id} onClick={onClick} />
      <SectionEntries items={item.children ?? []} trail={trail} onIntent={onIntent} onClick={onClick} />
    </Box>
  );
}

/** Leads to the section's landing page, where it has one. */
function FlyoutTitle({ item, isHere, onClick }: Pick<FlyoutProps, 'item' | 'onClick'> & { isHere: boolean }) {
  const { title, url } = item;
  if (url === undefined) {
    return (
      <Text size="sm" fontWeight="semibold" px="3" py="2">
        {title}
      </Text>
    );
  }
  return (
    <Flex {...rowStyles} asChild fontWeight="semibold" color="fg.default">
      <Link to={url} onClick={onClick} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
        {title}
      </Link>
    </Flex>
  );
}
