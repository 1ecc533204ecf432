import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';

const enterDelayMs = 100;
const touchEnterDelayMs = 700;
const touchLeaveDelayMs = 1500;
/** Time to walk from the anchor over the gap onto the tooltip. */
const leaveDelayMs = 80;

const isTouch = (event: PointerEvent) => event.pointerType === 'touch';

/** When a tooltip is shown: what its anchor listens to, by pointer, finger and keyboard (WCAG 1.4.13). */
export function useTooltip() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delayMs);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    id,
    open,
    close: () => now(false),
    handlers: {
      onPointerEnter: (event: PointerEvent) => void (isTouch(event) || later(true, enterDelayMs)),
      onPointerLeave: (event: PointerEvent) => void (isTouch(event) || later(false, leaveDelayMs)),
      onPointerDown: (event: PointerEvent) => (isTouch(event) ? later(true, touchEnterDelayMs) : now(false)),
      onPointerUp: (event: PointerEvent) => void (isTouch(event) && later(false, touchLeaveDelayMs)),
      onPointerCancel: () => later(false, touchLeaveDelayMs),
      onFocus: (event: FocusEvent) => void (event.target.matches(':focus-visible') && now(true)),
      onBlur: () => now(false),
    },
  };
}
