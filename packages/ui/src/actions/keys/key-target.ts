/** What is pressed rather than written in, though it is an input. */
const pressed = ['checkbox', 'radio', 'button', 'submit'];

/** Whether a key press belongs to what the person is typing in. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !pressed.includes(target.type);
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Whether a key press belongs to a list that one chooses from, which finds by letters itself. */
export const isChoosing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=menu], [role=listbox]') !== null;

/** What of a modal lets the keys of the page behind it work: the sheet that follows a list. */
export const keysGoOn = { 'data-keys-go-on': '' };

/** Whether something covers the page that keeps all keys to itself. */
export const isCovered = (): boolean =>
  [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.querySelector('[data-keys-go-on]'));
