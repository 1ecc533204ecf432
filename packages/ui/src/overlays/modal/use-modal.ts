import { useHeldBack } from '@courtyard/common/router';
import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { rememberFocus } from '../focus/return-focus';

/**
 * Opens a native dialog as a modal while it is mounted: the browser keeps focus inside, makes the rest inert and puts it
 * on top. Focus returns to where it was. The browser's Back closes it and leaves the page where it is. Gives the handlers
 * that the element needs.
 */
export function useModal(element: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const pressedOutside = useRef(false);
  useHeldBack(onClose);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const returnFocus = rememberFocus(dialog);
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute('open', '');
    firstToFocus(dialog).focus();
    const stopWaiting = focusWhatLoads(dialog);
    const release = holdPage();
    return () => {
      release();
      stopWaiting();
      returnFocus();
    };
  }, [element]);

  const isOutside = (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget;
  return {
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // One that cannot be held closes all the same, and is told of then.
      if (event.target !== event.currentTarget || !event.cancelable) return;
      event.preventDefault();
      onClose();
    },
    // The browser lets Escape be held once; when it is pressed again with nothing between, it closes by itself.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const dialog = event.currentTarget;
      if (event.target !== dialog || dialog.open) return;
      if (dialog.showModal) dialog.showModal();
      else dialog.setAttribute('open', '');
      onClose();
    },
    // Press and release both on the backdrop: a selection dragged out of a field must not close the form.
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      pressedOutside.current = isOutside(event);
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (pressedOutside.current && isOutside(event)) onClose();
    },
  };
}

/** What asks for it, else the first field, else the dialog itself: never the cross. Of choices it is the one that is chosen, as by Tab. */
function firstToFocus(dialog: HTMLElement): HTMLElement {
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]');
  const first = dialog.querySelector<HTMLElement>(
    'input:enabled:not([type=hidden]), select:enabled, textarea:enabled',
  );
  if (wanted === null && first instanceof HTMLInputElement && first.type === 'radio') {
    const choices = [...dialog.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')];
    return choices.find(({ name, checked }) => name === first.name && checked) ?? first;
  }
  return wanted ?? first ?? dialog;
}

/** Where all of it is still loading, the first field has the focus once it comes; whoever has gone elsewhere by then is left there. */
function focusWhatLoads(dialog: HTMLElement): () => void {
  const loads = () => dialog.querySelector('[aria-busy=true]') !== null;
  if (document.activeElement !== dialog || !loads()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (document.activeElement === dialog) {
      if (loads()) return;
      firstToFocus(dialog).focus();
    }
    observer.disconnect();
  });
  observer.observe(dialog, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  return () => observer.disconnect();
}

/** Modals that hold the page: one may open over another, and they may go together. */
let holders = 0;
let free = { overflow: '', paddingRight: '' };

/** Keeps the page behind from scrolling, and from jumping by the width of its scrollbar. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  holders += 1;
  if (holders === 1) {
    free = { overflow: style.overflow, paddingRight: style.paddingRight };
    style.overflow = 'hidden';
    style.paddingRight = `${Math.max(0, window.innerWidth - clientWidth)}px`;
  }
  return () => {
    holders -= 1;
    if (holders === 0) Object.assign(style, free);
  };
}
