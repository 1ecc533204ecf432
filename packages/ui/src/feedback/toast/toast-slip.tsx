import { type Toast, type ToastAction, toastDurationMs, useMessages, useToasts } from '@courtyard/common';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { coreMessages } from '../../core.messages';
import { Icon } from '../../display/icon/icon';
import { useEntryAndExit } from '../../theme/motion/use-entry-and-exit';
import { chakra } from '../../theme/styled';
import { Spinner } from '../spinner';

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

const Action = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: 0,
    height: '8',
    px: '2.5',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'currentColor',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { bg: 'accent.hover' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
});

const icons = { info: 'info', success: 'check-circle', error: 'alert' } as const;

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isHidden = () => document.visibilityState === 'hidden';

/** One message, with what can be done about it. Stays while it is hovered or focused, and while the window is hidden. */
export function ToastSlip({ toast }: { toast: Toast }) {
  const t = useMessages(coreMessages);
  const dismiss = useToasts((state) => state.dismiss);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = useSyncExternalStore(onVisibility, isHidden) || isHovered || isFocused;
  const [isActing, setActing] = useState(false);
  const before = useRef<HTMLElement>(null);
  const slip = useRef<HTMLDivElement>(null);
  useEntryAndExit(slip, 'toast');

  useEffect(() => {
    if (isHeld || isActing) return;
    const timer = setTimeout(() => dismiss(toast.id), toastDurationMs);
    return () => clearTimeout(timer);
  }, [isHeld, isActing, toast.id, dismiss]);

  const leave = () => {
    const hadFocus = slip.current?.contains(document.activeElement);
    dismiss(toast.id);
    if (hadFocus) before.current?.focus();
  };
  const action = async ({ run }: ToastAction) => {
    if (isActing) return;
    setActing(true);
    if (await run()) leave();
    else setActing(false);
  };

  return (
    <Slip
      ref={slip}
      data-toast=""
      data-kind={toast.kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        setFocused(true);
        if (relatedTarget instanceof HTMLElement && !slip.current?.contains(relatedTarget))
          before.current = relatedTarget;
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon name={icons[toast.kind]} />
      <chakra.span flex="1">{toast.title}</chakra.span>
      {toast.action ? <ActionOf action={toast.action} isActing={isActing} onAction={action} /> : null}
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

interface ActionOfProps {
  action: ToastAction;
  isActing: boolean;
  onAction: (action: ToastAction) => Promise<void>;
}

function ActionOf({ action, isActing, onAction }: ActionOfProps) {
  return (
    <Action
      type="button"
      data-action=""
      aria-keyshortcuts="Control+Z"
      {...(isActing && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={() => void onAction(action)}
    >
      {isActing ? <Spinner size="sm" /> : null}
      {action.label}
    </Action>
  );
}
