import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../product/product';
import { combinationsOfColors } from './colors';

const axeSource = readFileSync(
  createRequire(join(root, 'apps/e2e/package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);

export interface Rules {
  runOnly: { type: 'tag' | 'rule'; values: string[] };
  also: string[];
  not?: string[];
}

/** The success criteria of WCAG 2.2 AA, and axe's rules for them that are still on trial but find real faults. */
export const everything: Rules = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  also: ['label-content-name-mismatch', 'table-fake-caption', 'td-has-header', 'target-size'],
};
/** Another colour scheme changes nothing but colours. */
const ofColor: Rules['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
/** Another width changes what stands on what, and how large it is. */
export const ofLayout: Rules = {
  runOnly: { ...ofColor, values: [...ofColor.values, 'target-size'] },
  also: [],
};

declare global {
  /** Put into the page by `equip`. */
  var sweep: { axe: typeof import('axe-core'); colorsOf: typeof combinationsOfColors };
}

/** The policy forbids injected scripts, so what looks at a page comes by evaluation of the driver. */
async function equip(page: Page): Promise<void> {
  if (await page.evaluate(() => 'sweep' in globalThis)) return;
  await page.evaluate(axeSource);
  await page.evaluate(`globalThis.sweep = { axe, colorsOf: ${String(combinationsOfColors)} }`);
}

/** Rules without the contrast of texts. */
const withoutContrast = ({ runOnly, also }: Rules): Rules =>
  runOnly.type === 'rule'
    ? {
        runOnly: { ...runOnly, values: runOnly.values.filter((rule) => rule !== 'color-contrast') },
        also: [],
      }
    : { runOnly, also, not: ['color-contrast'] };

/** What axe finds, a line each; of the contrast of texts only where it is asked for. */
export async function violations(page: Page, rules: Rules, { contrast = true } = {}): Promise<string[]> {
  await equip(page);
  return page.evaluate(
    async ({ runOnly, also, not = [] }) => {
      const found = await globalThis.sweep.axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
        rules: Object.fromEntries([
          ...also.map((rule) => [rule, { enabled: true }]),
          ...not.map((rule) => [rule, { enabled: false }]),
        ]),
      });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, html, failureSummary }) =>
            `${id} ${target.join(' ')} ${html.slice(0, 160)}: ${failureSummary ?? ''}`,
        ),
      );
    },
    contrast ? rules : withoutContrast(rules),
  );
}

interface Judgement {
  /** A line each. */
  violations: string[];
  /** Combinations of colours that axe came to a judgement of. */
  judged: string[];
}

const judgeColors = (page: Page): Promise<Judgement> =>
  page.evaluate(async (runOnly) => {
    const { axe, colorsOf } = globalThis.sweep;
    // A selector for each text of the page takes longer than to judge them.
    const found = await axe.run(document, { runOnly, selectors: false, elementRef: true });
    // What something else lies upon was not judged: elsewhere the same colours may be wrong.
    const isCovered = ({ any }: (typeof found.incomplete)[number]['nodes'][number]) =>
      any.some(({ data }) => /overlap|obscured/i.test(data?.messageKey ?? ''));
    const judged = [...found.violations, ...found.passes, ...found.incomplete]
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes)
      .filter((node) => !isCovered(node));
    return {
      violations: found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id} ${html.slice(0, 160)}: ${failureSummary ?? ''}`),
      ),
      judged: colorsOf(judged.flatMap(({ element }) => element ?? [])),
    };
  }, ofColor);

const judged = new Set<string>();

/**
 * What axe finds in the colours of a page whose layout was looked at in others. A contrast follows from a combination of
 * colours and sizes alone, and pages have most of theirs in common: one that was judged on another page is not again.
 */
export async function violationsOfColor(page: Page): Promise<string[]> {
  await equip(page);
  const isNew = await page.evaluate(
    (known) => {
      const old = new Set(known);
      return globalThis.sweep.colorsOf().some((combination) => !old.has(combination));
    },
    [...judged],
  );
  if (!isNew) return [];
  const outcome = await judgeColors(page);
  // What is wrong stays to be found again.
  if (outcome.violations.length === 0) for (const combination of outcome.judged) judged.add(combination);
  return outcome.violations;
}
