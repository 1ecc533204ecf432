import { type ReactNode, useEffect, useRef } from 'react';
import type { Side } from '../overlays/floating/place.rules';
import { useFloating } from '../overlays/floating/use-floating';
import { chakra } from '../theme/styled';

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

export interface TooltipPanelProps {
  id: string;
  side: Side;
  anchor: () => Element | null | undefined;
  onEscape: () => void;
  children: ReactNode;
}

/** The words of a tooltip while they are shown. */
export function TooltipPanel({ id, side, anchor, onEscape, children }: TooltipPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFloating({ anchor, panel, open: true, placement: { side, align: 'center', gap: 6 } });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  });
  return (
    <Panel ref={panel} id={id} role="tooltip" popover="manual">
      {children}
    </Panel>
  );
}
