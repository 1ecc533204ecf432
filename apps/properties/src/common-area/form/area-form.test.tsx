import { answerCalls, idOf, personWith, problemOf, renderPage, resetStores } from '@courtyard/common/testing';
import { commonAreaChange, commonAreaInput } from '@courtyard/contract/properties/common-area/common-area';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { areaOf } from '../area.fixture';
import { CommonAreaCreatePage } from './common-area-create.page';
import { CommonAreaEditPage } from './common-area-edit.page';

/** A question's field has the name of its group. */
const textbox = { selector: 'input' };
const create = 'POST /api/v1/common-areas';
const update = 'PUT /api/v1/common-areas/:areaId';

let restore = () => {};
function open(node: ReactNode, handlers: Parameters<typeof answerCalls>[0], permissions: string[]) {
  const wire = answerCalls(handlers);
  restore = wire.restore;
  const details = { path: '/properties-common-areas/common-areas/details', element: <p>Details</p> };
  const page = renderPage(node, {
    user: personWith(permissions),
    path: `/form?id=${idOf(50)}`,
    pattern: '/form',
    routes: [details],
    wrap: withUi,
  });
  return { ...wire, ...page };
}
const openCreate = (handlers: Parameters<typeof answerCalls>[0] = {}) =>
  open(<CommonAreaCreatePage />, handlers, ['Common Area Create']);
const openEdit = (handlers: Parameters<typeof answerCalls>[0]) =>
  open(<CommonAreaEditPage />, handlers, ['Common Area Update']);

beforeEach(resetStores);
afterEach(() => restore());

test('a new area is sent as the contract wants it, and its page opens', async () => {
  const { user, calls } = openCreate({ [create]: () => ({ data: areaOf() }) });
  await user.type(screen.getByLabelText(/^Name/), 'Rooftop');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Terrace');
  await user.selectOptions(screen.getByLabelText('Slot length'), '2 hours');
  await user.type(screen.getByLabelText('Fee per booking'), '{Control>}a{/Control}25');
  await user.click(screen.getByText('Add area', { selector: 'button' }));
  expect(await screen.findByText('Details')).toBeVisible();
  const sent = commonAreaInput.parse(calls.find(({ name }) => name === create)?.body);
  expect(sent).toMatchObject({
    name: 'Rooftop',
    kind: 'terrace',
    slotMinutes: 120,
    maxDurationMinutes: 120,
    feeMinor: 2500,
    location: null,
  });
  expect(sent.openingHours).toHaveLength(7);
});

test('hours of a day are removed, added and copied to all days', async () => {
  const { user, calls } = openCreate({ [create]: () => ({ data: areaOf() }) });
  await user.type(screen.getByLabelText(/^Name/), 'Gym');
  const monday = within(screen.getByLabelText('Monday'));
  await user.selectOptions(monday.getByLabelText('Monday, closes'), 'Midnight');
  await user.click(monday.getByLabelText('Copy the hours of Monday to all days'));
  const sunday = within(screen.getByLabelText('Sunday'));
  await user.click(sunday.getByLabelText('Remove hours on Sunday'));
  expect(sunday.getByText('Closed')).toBeVisible();
  await user.click(screen.getByText('Add area', { selector: 'button' }));
  await screen.findByText('Details');
  const sent = commonAreaInput.parse(calls.find(({ name }) => name === create)?.body);
  expect(sent.openingHours).toEqual(
    [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: '08:00', closesAt: '24:00' })),
  );
});

test('hours that end before they begin are told at their day, and nothing is sent', async () => {
  const { user, calls } = openCreate();
  await user.type(screen.getByLabelText(/^Name/), 'Gym');
  const monday = within(screen.getByLabelText('Monday'));
  await user.selectOptions(monday.getByLabelText('Monday, opens'), '23:00');
  await user.click(screen.getByText('Add area', { selector: 'button' }));
  expect(await monday.findByText('Closing time is before opening time.')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('questions are written, ordered and sent with their choices', async () => {
  const { user, calls } = openCreate({ [create]: () => ({ data: areaOf() }) });
  await user.type(screen.getByLabelText(/^Name/), 'Hall');
  await user.click(screen.getByText('Add question', { selector: 'button' }));
  await user.type(screen.getByLabelText('Question 1', textbox), 'How many cars?');
  await user.click(screen.getByText('Add question', { selector: 'button' }));
  await user.type(screen.getByLabelText('Question 2', textbox), 'Which setup?');
  const second = within(screen.getByLabelText('Question 2', { selector: '[role=group]' }));
  await user.selectOptions(second.getByLabelText('Answer'), 'One of several');
  await user.type(second.getByLabelText('Choices'), 'Rows{Enter}Tables');
  await user.click(screen.getByLabelText('Move question 2 up'));
  await user.click(screen.getByText('Add area', { selector: 'button' }));
  await screen.findByText('Details');
  const sent = commonAreaInput.parse(calls.find(({ name }) => name === create)?.body);
  expect(sent.questions.map(({ text, kind, choices }) => [text, kind, choices])).toEqual([
    ['Which setup?', 'choice', ['Rows', 'Tables']],
    ['How many cars?', 'text', []],
  ]);
});

test('photos keep their order and say what they show', async () => {
  const photo = (number: number, alt: string | null) => ({
    id: idOf(number),
    name: `${number}.jpg`,
    mediaType: 'image/jpeg',
    bytes: 10,
    uploadedAt: '2026-11-01T10:00:00Z',
    url: `/${number}.jpg`,
    alt,
  });
  const { user, calls } = openEdit({
    'GET /api/v1/common-areas/:areaId': () => ({
      data: areaOf({ photos: [photo(81, 'The door'), photo(82, null)] }),
    }),
    [update]: () => ({ data: areaOf() }),
  });
  await user.type(await screen.findByLabelText('Description of photo 2'), 'The long table');
  await user.click(screen.getByLabelText('Move photo 2 earlier'));
  await user.click(screen.getByText('Save changes', { selector: 'button' }));
  await screen.findByText('Details');
  const sent = commonAreaChange.parse(calls.find(({ name }) => name === update)?.body);
  expect(sent.version).toBe(3);
  expect(sent.photos).toEqual([
    { fileId: idOf(82), alt: 'The long table' },
    { fileId: idOf(81), alt: 'The door' },
  ]);
});

test('when somebody else saved meanwhile, what was written stays and saving again puts it over', async () => {
  let version = 3;
  const { user, calls } = openEdit({
    'GET /api/v1/common-areas/:areaId': () => ({ data: areaOf({ version }) }),
    [update]: ({ body }) =>
      commonAreaChange.parse(body).version === version
        ? { data: areaOf() }
        : problemOf(409, 'changed-meanwhile'),
  });
  const name = await screen.findByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'Great Hall');
  version = 4;
  await user.click(screen.getByText('Save changes', { selector: 'button' }));
  expect(await screen.findByText(/Someone else changed this while you were editing/)).toBeVisible();
  expect(name).toHaveValue('Great Hall');
  await user.click(screen.getByText('Save changes', { selector: 'button' }));
  await screen.findByText('Details');
  expect(calls.filter((call) => call.name === update).at(-1)?.body).toMatchObject({
    name: 'Great Hall',
    version: 4,
  });
});

test('an error of the server is put on its field', async () => {
  const { user } = openCreate({
    [create]: () => problemOf(422, 'validation', { fields: { name: 'There is a Pool already.' } }),
  });
  await user.type(screen.getByLabelText(/^Name/), 'Pool');
  await user.click(screen.getByText('Add area', { selector: 'button' }));
  expect(await screen.findByText('There is a Pool already.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
});

test('who may not change areas is told so', () => {
  open(<CommonAreaCreatePage />, {}, []);
  expect(screen.getByText('You can’t change common areas')).toBeVisible();
});
