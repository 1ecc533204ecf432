import { personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { BallotChoice } from './ballot-choice';
import { RankedChoices } from './ranked-choices';

const rules = {
  kind: 'ranked' as const,
  ballot: [
    { key: 'a', text: 'Lavender' },
    { key: 'b', text: 'Palms' },
    { key: 'c', text: 'Roses' },
  ],
  seats: 1,
  most: 1,
  points: 5,
};

function Ballot() {
  const [choice, setChoice] = useState<BallotChoice>({ marks: [], isAbstention: false });
  return <RankedChoices rules={rules} choice={choice} onChange={setChoice} />;
}

const order = () => screen.getAllByText(/^\d\. /).map(({ textContent }) => textContent);

beforeEach(resetStores);

test('all is ranked by keys alone: the focus goes on to what is there, and the place is said', async () => {
  const { user } = renderPage(<Ballot />, {
    user: personWith([]),
    path: '/vote',
    pattern: '/vote',
    wrap: withUi,
  });
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Lavender' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Palms' })).toHaveFocus();
  expect(screen.getByText('Lavender: place 1')).toHaveRole('status');
  await user.keyboard('{Enter}{Enter}');
  expect(order()).toEqual(['1. Lavender', '2. Palms', '3. Roses']);
  expect(screen.getByRole('button', { name: 'Move Roses up' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Move Roses up' })).toHaveFocus();
  await user.keyboard('{Enter}');
  // It is first now and goes no further up.
  expect(order()).toEqual(['1. Roses', '2. Lavender', '3. Palms']);
  expect(screen.getByRole('button', { name: 'Move Roses down' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Roses' })).toHaveFocus();
  expect(screen.getByText('Roses is not ranked')).toHaveRole('status');
});
