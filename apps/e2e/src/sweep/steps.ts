import type { Locator, Page } from 'playwright-core';
import { scrollUntil } from '../browser';
import type { Step } from './sweep.schema';

/** A name as `sweep.json` says it: a text, or a regular expression between slashes. */
function nameOf(text: string): string | RegExp {
  const [, pattern] = /^\/(.*)\/$/.exec(text) ?? [];
  return pattern === undefined ? text : new RegExp(pattern);
}

type Role = Parameters<Page['getByRole']>[0];

/** The first thing of a role. Playwright finds nothing by a role that there is not. */
const ofRole = (inside: Page | Locator, role: string, name?: string) =>
  inside.getByRole(role as Role, name === undefined ? {} : { name: nameOf(name) }).first();

async function takeOne(page: Page, step: Step): Promise<void> {
  if ('press' in step) {
    const inside = step.within === undefined ? page : ofRole(page, step.within);
    return ofRole(inside, step.role, step.press).click();
  }
  if ('scrollTo' in step) return scrollUntil(ofRole(page, step.role, step.scrollTo));
  if ('fill' in step) return ofRole(page, step.role, step.fill).fill(step.with);
  if ('check' in step) return ofRole(page, 'checkbox', step.check).check();
  if ('key' in step) return page.keyboard.press(step.key);
  // A question that has to be answered is a dialog too.
  if (step.see === 'dialog')
    return page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
  return ofRole(page, step.see, step.name).waitFor();
}

/** Does on a page what an opening of `sweep.json` says. */
export async function take(page: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await takeOne(page, step);
}
