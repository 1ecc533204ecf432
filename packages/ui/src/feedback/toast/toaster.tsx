import { chakra } from '../../theme/styled';
import { useMessages, useToasts } from '@courtyard/common';
import { useEffect, useRef } from 'react';
import { chordOf, shortcuts } from '../../actions/keys/shortcuts';
import { coreMessages } from '../../core.messages';
import { ToastSlip } from './toast-slip';
import { useClearOfFocus } from './use-clear-of-focus';
import { useReorder } from '../../theme/motion/use-reorder';

const Region = chakra('section', {
  base: {
    position: 'fixed',
    inset: 'auto 0 var(--bottom-bar, 0px) 0',
    '&[data-place=top]': { inset: 'var(--courtyard-sticky-top, {sizes.bar}) 0 auto 0' },
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

/** The first drawing of a page is laid out by then. */
const layoutMs = 500;

/**
 * Messages at the bottom center, newest on top, never over what has the focus; each closes after five seconds unless it is hovered or focused, or the
 * window is hidden. Ctrl+Z presses the action of the newest, from wherever one is but in a text.
 */
export function Toaster() {
  const t = useMessages(coreMessages);
  const toasts = useToasts((state) => state.toasts);
  const region = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id;
  useReorder(region, { isOn: true, anchor: 'bottom' });
  useClearOfFocus(region, newest !== undefined);

  // The region is shown before it says anything: what appears together with its words is not read out. The top layer
  // puts it above an open dialog; showing it again brings it to the front.
  useEffect(() => {
    const show = () => {
      const element = region.current;
      if (!element?.showPopover) return;
      const isShown = element.matches(':popover-open');
      if (isShown && !document.querySelector('dialog[open]')) return;
      if (isShown) element.hidePopover();
      element.showPopover();
    };
    if (newest !== undefined) return show();
    // The browser lays the page out for it: empty, it waits until that is done anyway.
    const timer = setTimeout(show, layoutMs);
    return () => clearTimeout(timer);
  }, [newest]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = region.current?.querySelector<HTMLElement>('[data-action]');
      if (chordOf(event) !== shortcuts.undo[0] || !action || isEditing(event.target)) return;
      event.preventDefault();
      action.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

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

/** What is written there has an undo of its own. */
const isEditing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('textarea, [contenteditable], input:not([type=checkbox], [type=radio])') !== null;
