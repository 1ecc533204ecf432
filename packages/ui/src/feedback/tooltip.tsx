import { cloneElement, type ReactElement, type ReactNode, useRef } from 'react';
import type { Side } from '../overlays/floating/place.rules';
import { chakra } from '../theme/styled';
import { TooltipPanel } from './tooltip-panel';
import { useTooltip } from './use-tooltip';

export interface TooltipProps {
  label: ReactNode;
  side?: Side;
  /** One element that can be focused. An icon button shows its label by itself. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** Words for what is pointed at or focused. Escape puts it away; the pointer may move onto it. */
export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const { id, open, close, handlers } = useTooltip();
  return (
    <chakra.span ref={wrapper} display="contents" {...handlers}>
      {cloneElement(children, open ? { 'aria-describedby': id } : {})}
      {open ? (
        <TooltipPanel id={id} side={side} anchor={() => wrapper.current?.firstElementChild} onEscape={close}>
          {label}
        </TooltipPanel>
      ) : null}
    </chakra.span>
  );
}
