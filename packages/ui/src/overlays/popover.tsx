import { chakra } from '../theme/styled';
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { FloatingPanel } from './floating/panel';
import type { Align, Side } from './floating/place.rules';
import { useDismiss } from './floating/use-dismiss';
import { useFloating } from './floating/use-floating';

/** What a popover or menu adds to the button that opens it. */
export interface TriggerProps {
  onClick?: ((event: React.MouseEvent<HTMLButtonElement>) => void) | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-haspopup'?: 'menu' | 'dialog' | undefined;
  'aria-controls'?: string | undefined;
}

export interface PopoverProps {
  /** A Button or IconButton. */
  trigger: ReactElement<TriggerProps>;
  /** Names the panel. */
  label: string;
  side?: Side;
  align?: Align;
  /** To hold the state outside. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  width?: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A panel beside a button; it is not modal. Escape and a press or focus elsewhere close it. */
export function Popover({
  trigger,
  label,
  side = 'bottom',
  align = 'end',
  open,
  onOpenChange,
  width,
  children,
}: PopoverProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const wrapper = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const anchor = () => wrapper.current?.firstElementChild;

  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const close = () => {
    change(false);
    const button = anchor();
    if (button instanceof HTMLElement) button.focus();
  };
  useFloating({ anchor, panel, open: isOpen, placement: { side, align, gap: 6 } });
  useDismiss({
    open: isOpen,
    inside: () => [anchor(), panel.current],
    onDismiss: (reason) => (reason === 'escape' ? close() : change(false)),
  });
  useEffect(() => {
    // What is inside may have taken the focus already.
    if (isOpen && !panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, [isOpen]);

  return (
    <chakra.span ref={wrapper} display="contents">
      {cloneElement(trigger, {
        onClick: () => (isOpen ? close() : change(true)),
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
        ...(isOpen ? { 'aria-controls': id } : {}),
      })}
      {isOpen ? (
        <FloatingPanel
          ref={panel}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          popover="manual"
          onKeyDown={holdWhileBusy}
          {...(width ? { width } : {})}
        >
          {typeof children === 'function' ? children(close) : children}
        </FloatingPanel>
      ) : null}
    </chakra.span>
  );
}

/** Tab would leave, and so close, a panel whose contents are still on their way. */
function holdWhileBusy(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: panel, target, key, shiftKey } = event;
  const isWaiting =
    panel.querySelector('[aria-busy=true]') && !panel.querySelector('a, button, input, select');
  if (key === 'Tab' && !shiftKey && target === panel && isWaiting) event.preventDefault();
}
