import { chakra } from '../theme/styled';
import { type Toast, toastDurationMs, useMessages, useToasts } from '@courtyard/common';
import { useEffect, useRef, useState } from 'react';
import { coreMessages } from '../core.messages';
import { Icon } from '../display/icon/icon';
import { useEntryAndExit } from '../theme/motion/use-entry-and-exit';
import { useReorder } from '../theme/motion/use-reorder';

const Region = chakra('section', {
  base: {
    position: 'fixed',
    inset: 'auto 0 0 0',
    margin: '0 auto',
    width: 'full',
    maxWidth: '27rem',
    p: '4',
    bg: 'transparent',
    border: '0',
    overflow: 'visible',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    zIndex: 'toast',
    pointerEvents: 'none',
  },
});

const Slip = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    ps: '4',
    pe: '2',
    py: '2',
    borderRadius: 'md',
    bg: 'accent.solid',
    color: 'fg.onAccent',
    boxShadow: 'overlay',
    outline: '1px solid transparent',
    fontSize: 'sm',
    lineHeight: 'sm',
    fontWeight: 'medium',
    pointerEvents: 'auto',
    '& *:focus-visible': { outlineColor: '{colors.fg.onAccent}', outlineOffset: '-2px' },
  },
});

const Close = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '8',
    height: '8',
    flexShrink: 0,
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'accent.hover' },
  },
});

const icons = { info: 'info', success: 'check-circle', error: 'alert' } as const;

/** Messages at the bottom centre, newest on top; each goes after five seconds unless somebody is at it. */
export function Toaster() {
  const t = useMessages(coreMessages);
  const toasts = useToasts((state) => state.toasts);
  const region = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id;
  useReorder(region, { isOn: true, anchor: 'bottom' });

  // The region is shown before it says anything: what appears together with its words is not read out. The top layer
  // puts it above an open dialog; showing it again brings it to the front.
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    const isShown = element.matches(':popover-open');
    if (isShown && !document.querySelector('dialog[open]')) return;
    if (isShown) element.hidePopover();
    element.showPopover();
  }, [newest]);

  return (
    <Region
      ref={region}
      popover="manual"
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-label={t('messages')}
    >
      {toasts.map((toast) => (
        <ToastSlip key={toast.id} toast={toast} />
      ))}
    </Region>
  );
}

function ToastSlip({ toast }: { toast: Toast }) {
  const t = useMessages(coreMessages);
  const dismiss = useToasts((state) => state.dismiss);
  const [isHeld, setHeld] = useState(false);
  const before = useRef<HTMLElement>(null);
  const slip = useRef<HTMLDivElement>(null);
  useEntryAndExit(slip, 'toast');

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(toast.id), toastDurationMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id, dismiss]);

  return (
    <Slip
      ref={slip}
      data-kind={toast.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        setHeld(true);
        if (relatedTarget instanceof HTMLElement) before.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[toast.kind]} />
      <chakra.span flex="1">{toast.title}</chakra.span>
      <Close
        type="button"
        aria-label={t('dismiss')}
        onClick={() => {
          dismiss(toast.id);
          before.current?.focus();
        }}
      >
        <Icon name="close" size="sm" />
      </Close>
    </Slip>
  );
}
