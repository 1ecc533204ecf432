import { idOf, pageOf, pageOpener, sampleOf } from '@courtyard/common/testing';
import {
  servicePlan,
  type ServicePlan,
  servicePlanRoutes,
} from '@courtyard/contract/service-requests/service-plan/service-plan';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { PlanCreatePage } from './plan-create.page';
import { PlanPage } from './plan.page';
import { PlansPage } from './plans.page';

const list = 'GET /api/v1/service-plans';
const one = 'GET /api/v1/service-plans/:planId';
const update = 'PUT /api/v1/service-plans/:planId';
const create = 'POST /api/v1/service-plans';

const place = { kind: 'asset', id: idOf(401), name: 'Boiler', building: null } as const;

const planOf = (part: Partial<ServicePlan> = {}): ServicePlan =>
  sampleOf(servicePlan, {
    id: idOf(400),
    title: 'Boiler service',
    place,
    priority: 'normal',
    checks: ['Look', 'Look'],
    every: 3,
    unit: 'month',
    startsOn: '2031-03-10',
    nextOn: '2031-03-10',
    aheadDays: 14,
    isActive: true,
    version: 2,
    ...part,
  });

const open = pageOpener({
  page: <PlansPage />,
  path: `/?id=${idOf(400)}`,
  permissions: ['Community Work Orders View', 'Work Orders List View', 'Work Order Update'],
  answers: {
    [list]: () => ({
      data: [planOf(), planOf({ id: idOf(402), title: 'Old filter', isActive: false, nextOn: null })],
      page: pageOf({ total: 2 }),
    }),
    [one]: () => ({ data: planOf() }),
    [update]: () => ({ data: planOf({ isActive: false }) }),
    [create]: () => ({ data: planOf() }),
    'GET /api/v1/work-orders': () => ({ data: [], page: pageOf({ total: 0 }) }),
    'GET /api/v1/work-orders/beginning': () => ({ data: { place, vendor: null, lastService: null } }),
  },
  wrap: withUi,
});

test('the list says how often a plan comes, and which is paused', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Boiler service' })).toBeVisible();
  expect(screen.getAllByText('Every 3 months')).toHaveLength(2);
  expect(screen.getByText('Paused')).toBeVisible();
});

test('the list is asked for what is searched and filtered', async () => {
  const { calls } = open({ path: '/?search=boiler&active=yes&place=asset&sort=-startsOn' });
  expect(await screen.findByRole('link', { name: 'Boiler service' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Active: Active/ })).toBeVisible();
  const asked = calls.find(({ name }) => name === list)?.query;
  expect(Object.fromEntries(asked ?? [])).toMatchObject({
    search: 'boiler',
    active: 'yes',
    place: 'asset',
    sort: '-startsOn',
  });
});

test('a plan is paused, and all else of it stays', async () => {
  const { user, sent } = open({ page: <PlanPage /> });
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(await screen.findByText(/^Plan paused/)).toBeVisible();
  const [body] = sent(update);
  expect(servicePlanRoutes.updateServicePlan.body.parse(body)).toMatchObject({
    isActive: false,
    place: { kind: 'asset', id: idOf(401) },
    checks: ['Look', 'Look'],
    version: 2,
  });
});

test('a plan of an asset begins with its name', async () => {
  const { user, sent } = open({ page: <PlanCreatePage />, path: `/?asset=${idOf(401)}` });
  expect(await screen.findByRole('combobox', { name: /Where/ })).toHaveValue('Boiler');
  await user.type(screen.getByRole('textbox', { name: /Title/ }), 'Boiler service');
  await user.type(screen.getByRole('textbox', { name: /Checklist/ }), 'Look{Enter}{Enter}Clean');
  await user.click(screen.getByRole('button', { name: 'Create plan' }));
  expect(await screen.findByText('Maintenance plan created')).toBeVisible();
  expect(sent(create)).toMatchObject([
    { title: 'Boiler service', place: { kind: 'asset', id: idOf(401) }, checks: ['Look', 'Clean'], every: 1 },
  ]);
});
