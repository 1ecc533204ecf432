import { type Answers, idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { assetChange, assetInput } from '@courtyard/contract/properties/asset/asset';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { areaSummaryOf } from '../../../common-area/area.fixture';
import { assetOf } from '../asset.fixture';
import { AssetCreatePage } from './asset-create.page';
import { AssetEditPage } from './asset-edit.page';

const create = 'POST /api/v1/assets';
const read = 'GET /api/v1/assets/:assetId';
const update = 'PUT /api/v1/assets/:assetId';

const keeper = ['Assets List View', 'Asset Update'];
const open = pageOpener({
  page: <AssetEditPage />,
  permissions: [...keeper, 'Reserve Components List View'],
  path: `/form?id=${idOf(200)}`,
  pattern: '/form',
  answers: {
    'GET /api/v1/common-areas': () => ({ data: [areaSummaryOf()], page: pageOf() }),
    'GET /api/v1/reserve-components': () => ({ data: [], page: pageOf({ total: 0 }) }),
    [create]: () => ({ data: assetOf() }),
    [read]: () => ({ data: assetOf() }),
    [update]: () => ({ data: assetOf({ version: 4 }) }),
  },
  routes: [{ path: '/properties-common-areas/assets/details', element: <p>Details</p> }],
  wrap: withUi,
});
const openCreate = (answers: Answers = {}) => open({ page: <AssetCreatePage />, answers });
const openEdit = (answers: Answers = {}, given = {}) => open({ answers, ...given });
const generators = { id: idOf(300), name: 'Generators', replaceOn: '2042-06-01' };
const button = (name: string) => screen.getByText(name, { selector: 'button' });

test('a new asset is sent as the contract wants it, and its page opens', async () => {
  const { user, sent, router } = openCreate();
  await user.type(screen.getByLabelText(/^Name/), 'Pool pump');
  await user.selectOptions(screen.getByLabelText(/^Category/), 'Pool and spa');
  await screen.findByRole('option', { name: 'Harbor Hall' });
  await user.selectOptions(screen.getByLabelText(/^Common area/), 'Harbor Hall');
  await user.type(screen.getByLabelText('Asset tag'), 'P-1');
  await user.type(screen.getByLabelText('Installed'), '06/01/2026');
  await user.type(screen.getByLabelText('Cost including installation'), '1,250.50');
  await user.type(screen.getByLabelText('Warranty end date'), '05/31/2028');
  await user.type(screen.getByLabelText('Service every'), '6');
  await user.click(button('Add asset'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(router.state.location.search).toBe(`?id=${idOf(200)}`);
  expect(sent(create)).toHaveLength(1);
  expect(assetInput.parse(sent(create)[0])).toEqual(
    assetInput.parse({
      name: 'Pool pump',
      category: 'pool',
      areaId: idOf(50),
      tag: 'P-1',
      status: 'in-service',
      installedOn: '2026-06-01',
      costMinor: 125_050,
      warrantyExpiresOn: '2028-05-31',
      serviceIntervalMonths: 6,
    }),
  );
});

test('what it is made of has to be chosen before anything is sent', async () => {
  const { user, sent } = openCreate();
  await user.type(screen.getByLabelText(/^Name/), 'Pool pump');
  const category = screen.getByLabelText(/^Category/);
  expect(category).toHaveValue('');
  await user.click(button('Add asset'));
  await waitFor(() => expect(category).toHaveAccessibleDescription('Choose one.'));
  await waitFor(() => expect(category).toHaveFocus());
  expect(sent(create)).toEqual([]);
});

test('a tag that is taken is told at the tag, and what was written stays', async () => {
  const { user } = openCreate({
    [create]: () => problemOf(422, 'validation', { fields: { tag: 'Another asset already has this tag.' } }),
  });
  await user.type(screen.getByLabelText(/^Name/), 'Pool pump');
  await user.selectOptions(screen.getByLabelText(/^Category/), 'Pool and spa');
  const tag = screen.getByLabelText('Asset tag');
  await user.type(tag, 'EL-7');
  await user.click(button('Add asset'));
  await waitFor(() => expect(tag).toHaveAccessibleDescription(/Another asset already has this tag/));
  await waitFor(() => expect(tag).toHaveFocus());
  expect(tag).toHaveValue('EL-7');
  expect(screen.queryByText('Details')).not.toBeInTheDocument();
});

test('a warranty that ends before the installation is refused at its day, without asking the server', async () => {
  const { user, sent } = openCreate();
  await user.type(screen.getByLabelText(/^Name/), 'Pool pump');
  await user.selectOptions(screen.getByLabelText(/^Category/), 'Pool and spa');
  await user.type(screen.getByLabelText('Installed'), '06/01/2026');
  const warranty = screen.getByLabelText('Warranty end date');
  await user.type(warranty, '05/31/2026');
  await user.click(button('Add asset'));
  await waitFor(() =>
    expect(warranty).toHaveAccessibleDescription('This date is before the installation date.'),
  );
  expect(sent(create)).toEqual([]);

  await user.clear(warranty);
  await user.type(warranty, '06/01/2026');
  await user.click(button('Add asset'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(create)[0]).toMatchObject({ warrantyExpiresOn: '2026-06-01' });
});

test('a change keeps what belongs to it, and goes to the version that was read', async () => {
  const { user, sent } = openEdit({
    [read]: () => ({
      data: assetOf({
        reserveComponent: generators,
        notes: 'Key in the office',
      }),
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Emergency generator' })).toBeVisible();
  expect(screen.getByLabelText(/^Reserve component/)).toHaveValue('Generators');
  await user.clear(screen.getByLabelText('Model'));
  await user.click(button('Save changes'));
  expect(await screen.findByText('Details')).toBeVisible();
  const change = assetChange.parse(sent(update)[0]);
  expect(change).toMatchObject({
    version: 3,
    reserveComponentId: idOf(300),
    model: null,
    costMinor: 4_850_000,
    nextServiceOn: '2026-12-08',
    notes: 'Key in the office',
  });
});

test('only a retired asset is asked when it was retired', async () => {
  const { user, sent } = openEdit();
  const status = await screen.findByLabelText('Status');
  expect(screen.queryByLabelText('Retired')).not.toBeInTheDocument();
  await user.selectOptions(status, 'Retired');
  await user.type(screen.getByLabelText('Retired'), '11/30/2026');
  await user.click(button('Save changes'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(update)[0]).toMatchObject({ status: 'retired', retiredOn: '2026-11-30' });
});

test('a day of retirement that is hidden again stands in the way of nothing', async () => {
  const retired = assetOf({ status: 'retired', retiredOn: '2024-03-01' });
  const { user, sent } = openEdit({ [read]: () => ({ data: retired }) });
  const installed = await screen.findByLabelText('Installed');
  await user.clear(installed);
  await user.type(installed, '05/01/2026');
  await user.click(button('Save changes'));
  const retiredOn = screen.getByLabelText('Retired');
  await waitFor(() =>
    expect(retiredOn).toHaveAccessibleDescription('This date is before the installation date.'),
  );
  await user.selectOptions(screen.getByLabelText('Status'), 'In service');
  await user.click(button('Save changes'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(update)).toHaveLength(1);
  expect(sent(update)[0]).toMatchObject({ status: 'in-service', installedOn: '2026-05-01' });
});

test('who may not see reserve components is not asked for one, and keeps the one that is set', async () => {
  const { user, calls, sent } = openEdit(
    { [read]: () => ({ data: assetOf({ reserveComponent: generators }) }) },
    { permissions: keeper },
  );
  await user.type(await screen.findByLabelText('Model'), '-B');
  expect(screen.queryByLabelText(/^Reserve component/)).not.toBeInTheDocument();
  await user.click(button('Save changes'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(update)[0]).toMatchObject({ model: 'SG100-B', reserveComponentId: idOf(300) });
  expect(calls.some(({ name }) => name === 'GET /api/v1/reserve-components')).toBe(false);
});

test('when somebody else saved meanwhile, theirs stands beside what was written; saving again puts mine over', async () => {
  let version = 3;
  const theirs = {
    location: 'Roof',
    name: 'Roof generator',
    status: 'retired' as const,
    retiredOn: '2026-11-30',
    reserveComponent: generators,
  };
  const { user, sent } = openEdit({
    [read]: () => ({ data: assetOf({ version, location: 'Basement', ...(version > 3 && theirs) }) }),
    [update]: ({ body }) =>
      assetChange.parse(body).version === version
        ? { data: assetOf({ version: 5 }) }
        : problemOf(409, 'changed-meanwhile'),
  });
  const name = await screen.findByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'Large generator');
  version = 4;
  await user.click(button('Save changes'));
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByText(/Someone else changed this while you were editing/)).toBeVisible();
  expect(name).toHaveValue('Large generator');
  const panel = within(await screen.findByRole('group', { name: 'Their changes' }));
  expect(panel.getByRole('radio', { name: 'Theirs: Roof generator' })).not.toBeChecked();
  expect(panel.getByRole('radio', { name: 'Yours: Large generator' })).toBeChecked();
  expect(panel.getByRole('radio', { name: 'Theirs: Retired' })).toBeChecked();
  expect(panel.getByRole('radio', { name: 'Theirs: Generators' })).toBeChecked();
  expect(screen.getByLabelText('Retired')).toHaveValue('11/30/2026');
  await user.click(panel.getByRole('radio', { name: 'Before: Basement' }));
  await user.click(button('Save changes'));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(update)).toHaveLength(2);
  expect(sent(update)[1]).toMatchObject({
    name: 'Large generator',
    location: 'Basement',
    status: 'retired',
    retiredOn: '2026-11-30',
    reserveComponentId: generators.id,
    version: 4,
  });
});
