/** Moves focus inside a menu for arrows, Home, End and first letters. True where the key was one of them. */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const current = items.findIndex((item) => item === document.activeElement);
  const target = targetOf(items, current, key);
  target?.focus();
  return target !== undefined;
}

function targetOf(items: HTMLElement[], current: number, key: string): HTMLElement | undefined {
  const last = items.length - 1;
  if (key === 'ArrowDown') return items[current >= last ? 0 : current + 1];
  if (key === 'ArrowUp') return items[current <= 0 ? last : current - 1];
  if (key === 'Home') return items[0];
  if (key === 'End') return items[last];
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const after = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  return after.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(letter));
}
