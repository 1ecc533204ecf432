import { chakra } from '../theme/styled';
import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Side } from '../overlays/floating/place.rules';
import { useFloating } from '../overlays/floating/use-floating';

const enterDelayMs = 100;
const touchEnterDelayMs = 700;
const touchLeaveDelayMs = 1500;
/** Time to walk from the anchor over the gap onto the tooltip. */
const leaveDelayMs = 80;

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    width: 'max-content',
    maxWidth: '18rem',
    px: '2.5',
    py: '1.5',
    borderRadius: 'sm',
    bg: 'fg.default',
    color: 'bg.surface',
    fontSize: 'xs',
    lineHeight: 'xs',
    fontWeight: 'medium',
    textAlign: 'start',
    zIndex: 'toast',
    border: '1px solid transparent',
    animation: 'appear 80ms ease-out',
  },
});

export interface TooltipProps {
  label: ReactNode;
  side?: Side;
  /** One element that can be focused. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** Words for what is pointed at or focused. Escape puts it away; the pointer may move onto it (WCAG 1.4.13). */
export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useFloating({
    anchor: () => wrapper.current?.firstElementChild,
    panel,
    open,
    placement: { side, align: 'center', gap: 6 },
  });

  const later = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delayMs);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      now(false);
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [open]);

  const isTouch = (event: PointerEvent) => event.pointerType === 'touch';
  return (
    <chakra.span
      ref={wrapper}
      display="contents"
      onPointerEnter={(event) => isTouch(event) || later(true, enterDelayMs)}
      onPointerLeave={(event) => isTouch(event) || later(false, leaveDelayMs)}
      onPointerDown={(event) => (isTouch(event) ? later(true, touchEnterDelayMs) : now(false))}
      onPointerUp={(event) => isTouch(event) && later(false, touchLeaveDelayMs)}
      onPointerCancel={() => later(false, touchLeaveDelayMs)}
      onFocus={(event) => event.target.matches(':focus-visible') && now(true)}
      onBlur={() => now(false)}
    >
      {cloneElement(children, open ? { 'aria-describedby': id } : {})}
      {open ? (
        <Panel ref={panel} id={id} role="tooltip" popover="manual">
          {label}
        </Panel>
      ) : null}
    </chakra.span>
  );
}
