import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { assetSummaryOf } from '../../upkeep/asset/asset.fixture';
import { areaOf } from '../area.fixture';
import { CommonAreaPage } from './common-area.page';

const register = 'GET /api/v1/assets';

let restore = () => {};
function open(
  permissions: string[],
  assets = [assetSummaryOf({ warranty: 'expiring', service: 'overdue' })],
) {
  const wire = answerCalls({
    'GET /api/v1/common-areas/:areaId': () => ({ data: areaOf({ bookable: false }) }),
    [register]: () => ({ data: assets, page: pageOf({ total: assets.length }) }),
  });
  restore = wire.restore;
  const path = `/?id=${idOf(50)}&tab=assets`;
  return {
    ...wire,
    ...renderPage(<CommonAreaPage />, { user: personWith(permissions), path, wrap: withUi }),
  };
}

beforeEach(resetStores);
afterEach(() => restore());

test('the assets of an area say what somebody has to look after, and lead to the register', async () => {
  const { calls } = open(['Assets List View']);
  expect(await screen.findByRole('link', { name: 'Emergency generator' })).toBeVisible();
  expect(screen.getByText('Service overdue')).toBeVisible();
  expect(screen.getByText('Warranty ends soon')).toBeVisible();
  expect(screen.getByText('North Tower, basement · Generac SG100 · Next service 12/08/2026')).toBeVisible();
  expect(screen.getByRole('link', { name: /register/i })).toHaveAttribute(
    'href',
    `/properties-common-areas/assets?areaId=${idOf(50)}`,
  );
  expect(calls.find(({ name }) => name === register)?.query.getAll('areaId')).toEqual([idOf(50)]);
});

test('who may not see the register has no such tab', async () => {
  const { calls } = open([]);
  expect(await screen.findByText('Anyone can use this area during opening hours.')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(calls.some(({ name }) => name === register)).toBe(false);
});
