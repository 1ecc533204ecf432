import { chakra } from '../theme/styled';
import { useMessages } from '@courtyard/common';
import { Link, type To, useCanOpen } from '@courtyard/common/router';
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../actions/icon-button';
import { LinkStateContext } from '../actions/links';
import { FloatingPanel } from './floating/panel';
import type { Align, Side } from './floating/place.rules';
import { useDismiss } from './floating/use-dismiss';
import { useFloating } from './floating/use-floating';
import { Icon } from '../display/icon/icon';
import type { IconName } from '../display/icon/icon-paths';
import { moveInMenu } from './menu-keys';
import { overlayMessages } from './overlays.messages';
import type { TriggerProps } from './popover';

interface MenuEntry {
  label: string;
  icon?: IconName | undefined;
  tone?: 'default' | 'danger' | undefined;
  disabled?: boolean | undefined;
  /** A line before it. */
  separated?: boolean | undefined;
}

/** An action (`onSelect`) or a place (`to`). */
export type MenuItemSpec = MenuEntry &
  ({ onSelect: () => void; to?: undefined } | { to: To; onSelect?: undefined });

const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: '9',
    px: '2.5',
    borderRadius: 'sm',
    fontSize: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    '& svg': { color: 'fg.subtle' },
    '&:is(:hover, :focus-visible)': { bg: 'bg.hover' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled=true]': { color: 'fg.subtle', opacity: 0.6, cursor: 'not-allowed' },
  },
  variants: {
    tone: {
      default: {},
      danger: {
        color: 'status.danger.fg',
        '& svg': { color: 'inherit' },
        '&:is(:hover, :focus-visible)': { bg: 'status.danger.subtle' },
      },
    },
  },
});

export interface MenuProps {
  trigger: ReactElement<TriggerProps>;
  /** Names the menu: "Actions for 12 Oak Street". */
  label: string;
  /** Places that would refuse the person are left out. */
  items: MenuItemSpec[];
  side?: Side;
  align?: Align;
}

/** A list of actions behind a button: arrows, Home, End and first letters move, Escape closes. */
export function Menu({ trigger, label, items: given, side = 'bottom', align = 'end' }: MenuProps) {
  const canOpen = useCanOpen();
  const items = given.filter(({ to }) => canOpen(to));
  const id = useId();
  const [open, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const anchor = () => wrapper.current?.firstElementChild;
  const close = (returnFocus: boolean) => {
    setOpen(false);
    const button = anchor();
    if (returnFocus && button instanceof HTMLElement) button.focus();
  };
  useFloating({ anchor, panel, open, placement: { side, align, gap: 4 } });
  useDismiss({
    open,
    inside: () => [anchor(), panel.current],
    onDismiss: (reason) => close(reason === 'escape'),
  });
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close(true);
    if (panel.current && moveInMenu(panel.current, event.key)) event.preventDefault();
  };

  if (items.length === 0) return null;
  return (
    <chakra.span
      ref={wrapper}
      display="contents"
      onKeyDown={(event) => {
        if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
        event.preventDefault();
        setOpen(true);
      }}
    >
      {cloneElement(trigger, {
        onClick: () => (open ? close(true) : setOpen(true)),
        'aria-expanded': open,
        'aria-haspopup': 'menu',
        ...(open ? { 'aria-controls': id } : {}),
      })}
      {open ? (
        <FloatingPanel
          ref={panel}
          id={id}
          role="menu"
          aria-label={label}
          popover="manual"
          p="1"
          minWidth="11rem"
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <MenuRow key={item.label} item={item} onDone={close} />
          ))}
        </FloatingPanel>
      ) : null}
    </chakra.span>
  );
}

function MenuRow({ item, onDone }: { item: MenuItemSpec; onDone: (returnFocus: boolean) => void }) {
  const state = use(LinkStateContext);
  const inner = (
    <>
      {item.icon ? <Icon name={item.icon} size="sm" /> : null}
      {item.label}
    </>
  );
  const shared = { role: 'menuitem', tabIndex: -1, tone: item.tone ?? ('default' as const) };
  const row =
    item.to !== undefined && !item.disabled ? (
      <Item asChild {...shared}>
        <Link to={item.to} state={state} onClick={() => onDone(false)}>
          {inner}
        </Link>
      </Item>
    ) : (
      <Item
        type="button"
        {...shared}
        {...(item.disabled ? { 'aria-disabled': true } : {})}
        onClick={() => {
          if (item.disabled) return;
          onDone(true);
          item.onSelect?.();
        }}
      >
        {inner}
      </Item>
    );
  return (
    <>
      {item.separated ? <chakra.hr my="1" borderColor="border.default" /> : null}
      {row}
    </>
  );
}

/** The three dots at the end of a row. */
export function RowMenu({ label, items }: Pick<MenuProps, 'items'> & { label?: string }) {
  const t = useMessages(overlayMessages);
  const name = label ?? t('moreActions');
  return <Menu label={name} items={items} trigger={<IconButton icon="more" size="sm" label={name} />} />;
}
