import { personWith, renderPage, resetStores } from '@courtyard/common/testing';
import type { Trend } from '@courtyard/contract/platform/dashboard/trend';
import { screen } from '@testing-library/react';
import { withUi } from '../../../testing/testing';
import { Sparkline, useChangeText } from './index';

const trendOf = (...amounts: number[]): Trend => ({
  points: amounts.map((amountMinor, at) => ({ on: `2026-0${at + 1}-28`, amountMinor })),
  changeMinor: amounts.length < 2 ? null : (amounts.at(-1) ?? 0) - (amounts.at(-2) ?? 0),
});

function Change({ trend }: { trend: Trend }) {
  const changeText = useChangeText();
  return (
    <p>
      {changeText(trend) ?? 'nothing'}
      <Sparkline label="Cash" trend={trend} />
    </p>
  );
}

const show = (trend: Trend) => renderPage(<Change trend={trend} />, { user: personWith([]), wrap: withUi });
const placesIn = () =>
  document
    .querySelector('polyline')
    ?.getAttribute('points')
    ?.split(' ')
    .map((place) => place.split(',').map(Number));

afterEach(resetStores);

test('a line says its figures, and words say what changed since the month before', () => {
  show(trendOf(10_000, 30_000, 20_000));
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Cash: 01/28/2026 $100.00; 02/28/2026 $300.00; 03/28/2026 $200.00',
  );
  expect(screen.getByText('Down $100.00 since 02/28/2026')).toBeVisible();
  // The greatest on top, the least at the bottom, the last at the end.
  expect(placesIn()).toEqual([
    [3, 17],
    [32, 3],
    [61, 10],
  ]);
});

test('amounts that stay the same are a level line', () => {
  show(trendOf(0, 0));
  expect(placesIn()).toEqual([
    [3, 10],
    [61, 10],
  ]);
  expect(screen.getByText('Unchanged since 01/28/2026')).toBeVisible();
});

test('a first amount has no trend', () => {
  show(trendOf(500));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('nothing')).toBeVisible();
});
