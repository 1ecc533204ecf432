import type { Page } from 'playwright-core';

/** Goes to a page of a section by the menu, which shows by itself only the pages of the section that one is in. */
export async function goByMenu(page: Page, section: string, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  // Where a section has no page of its own, its name unfolds it.
  const pages = menu.getByRole('button', { name: new RegExp(`^(Pages of )?${section}$`) });
  if ((await pages.getAttribute('aria-expanded')) === 'false') await pages.click();
  await menu.getByRole('link', { name, exact: true }).click();
}
