import { motionNow } from './motion';
import type { MoveName } from './moves';
import { play } from './play';

/**
 * Leaves a copy of an element in its place, which moves out and goes. To be called while the element is still in the
 * document. The copy takes no input and no room, is hidden from screen readers, and has no names by which a form or a
 * label could find it.
 */
export function leaveAsCopy(element: HTMLElement, name: MoveName): void {
  const library = motionNow();
  const { top, left, width, height } = element.getBoundingClientRect();
  if (!library || !element.isConnected) return;
  const copy = lifelessCopy(element);
  Object.assign(copy.style, {
    position: 'fixed',
    inset: 'auto',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    transform: 'none',
  });
  // In the browser's top layer, as the element was.
  const isOnTop = 'showPopover' in copy && (element instanceof HTMLDialogElement || element.popover !== null);
  if (isOnTop) copy.popover = 'manual';
  // Beside it, where it inherits the same styles.
  element.after(copy);
  if (isOnTop) copy.showPopover();
  takeOver(element, copy);
  const end = () => copy.remove();
  play(library, copy, name, 'out').then(end, end);
}

/** A plain element with the same looks: a copied dialog would take the focus. What is open inside leaves by itself. */
function lifelessCopy(element: HTMLElement): HTMLElement {
  const copy = document.createElement('div');
  copy.className = element.className;
  copy.style.cssText = element.style.cssText;
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.dataset['leaving'] = '';
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  for (const inside of copy.querySelectorAll<HTMLElement>('[id], [name], dialog, [popover]')) {
    inside.removeAttribute('id');
    inside.removeAttribute('name');
    if (inside.matches('dialog, [popover]')) inside.style.display = 'none';
  }
  return copy;
}

/** What the markup does not say: what was typed and chosen, and how far things were scrolled. */
function takeOver(element: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll('*');
  for (const [at, original] of element.querySelectorAll('*').entries()) {
    const same = copies[at];
    if (!same) return;
    if (original.scrollTop > 0) same.scrollTop = original.scrollTop;
    if (isField(original) && isField(same)) same.value = original.value;
    if (original instanceof HTMLInputElement && same instanceof HTMLInputElement) {
      same.checked = original.checked;
    }
  }
}

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  (element instanceof HTMLInputElement && element.type !== 'file') ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;
