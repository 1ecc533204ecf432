import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from '../../product/product';
import { courtyard } from '../../product/release';
import { atMost, type Figure, median } from '../figure';

const ballots = 10_000;
const seats = 5;
const keys = Array.from({ length: 12 }, (_, index) => `o${index + 1}`);

/** Ballots that rank three to twelve of twelve people, the same at each run. */
function rankedBallots(count: number): string[] {
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return Array.from({ length: count }, () =>
    keys
      .map((key) => ({ key, at: next() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, 3 + (next() % 10))
      .map(({ key }) => key)
      .join('>'),
  );
}

const rulesOf = (electors: number) => ({
  version: 1,
  title: 'Board',
  kind: 'ranked',
  options: keys.map((key) => ({ key, text: key })),
  seats,
  most: keys.length,
  points: 1,
  quorum: null,
  threshold: null,
  ties: 'lot',
  electorate: { electors, weight: electors },
});

/** Milliseconds that the offline command takes for as many ballots: the median of five. Throws where it does not fill the seats. */
function recountMs(product: Product, folder: string, count: number): number {
  const box = join(folder, `${count}.csv`);
  const rules = join(folder, `${count}.json`);
  const rows = rankedBallots(count).map((choices) => `1,${choices}`);
  writeFileSync(box, ['weight,choices', ...rows].join('\n'));
  writeFileSync(rules, JSON.stringify(rulesOf(count)));
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    const { code, said } = courtyard(product, 'poll', 'recount', box, '--rules', rules);
    if (code !== 0 || !said.includes(`${count} of ${count}`)) throw new Error(said);
    return performance.now() - began;
  });
  return median(times);
}

/** How long many ranked ballots are counted for, by the command that anybody runs: what it takes for few is its start. */
export function measurePolls(product: Product): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'courtyard-polls-'));
  try {
    const start = recountMs(product, folder, 20);
    const all = recountMs(product, folder, ballots);
    return [
      {
        what: '10,000 ranked ballots for five seats, counted',
        value: all - start,
        unit: 'ms',
        limit: atMost(1000),
        note: `${all.toFixed(0)} ms with the start of the command`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
