import { renderPage } from '@courtyard/common/testing';
import { countBallots } from '@courtyard/contract/communications/poll/count/count.rules';
import { countRules } from '@courtyard/contract/communications/poll/count/count-rules';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { RoundsCard } from './rounds.card';

const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];

function show(ties: 'lot' | 'open', ...lines: [weight: number, choices: string][]) {
  const rules = countRules.parse({
    version: 1,
    title: 'Board',
    kind: 'ranked',
    options: names.map((text, index) => ({ key: `o${index + 1}`, text })),
    seats: 1,
    most: 5,
    points: 1,
    quorum: null,
    threshold: null,
    ties,
    electorate: { electors: 100, weight: 100 },
  });
  const ballots = lines.map(([weight, choices]) => ({ weight, choices }));
  const { rounds } = countBallots(rules, ballots, { o1: 'e', o2: 'd', o3: 'c', o4: 'b', o5: 'a' });
  renderPage(<RoundsCard rules={rules} rounds={rounds} />, { path: '/', pattern: '/', wrap: withUi });
  return screen.getAllByRole('listitem');
}

test('a tie that stays open is named in the round in which the count ends', () => {
  const [first, ...more] = show('open', [4, 'o1'], [3, 'o2>o1'], [3, 'o3>o2'], [4, 'o4'], [4, 'o5']);
  if (!first) throw new Error('No round is shown');
  const text = 'Tie between Ben, Cleo: the result depends on their order, so the count ends here';
  expect(within(first).getByText(text)).toBeVisible();
  expect(within(first).queryByText(/^Eliminated/)).not.toBeInTheDocument();
  expect(more).toEqual([]);
});

test('options whose order makes no difference are eliminated together', () => {
  const [first] = show('open', [6, 'o1'], [5, 'o2'], [1, 'o3>o2'], [1, 'o4>o2'], [4, 'o5>o1']);
  if (!first) throw new Error('No round is shown');
  expect(within(first).getByText('Eliminated: Cleo, Dan')).toBeVisible();
  expect(within(first).getByText('Tied, but their order makes no difference')).toBeVisible();
});

test('a lot is named in the round in which it was drawn', () => {
  const [first] = show('lot', [6, 'o1'], [5, 'o2'], [1, 'o3>o2'], [1, 'o4>o2'], [4, 'o5>o1']);
  if (!first) throw new Error('No round is shown');
  expect(within(first).getByText('Eliminated: Dan')).toBeVisible();
  expect(within(first).getByText('Tie decided by lot')).toBeVisible();
});
