import { idOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { requestEntry, requestInput } from '@courtyard/contract/service-requests/request/request';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { kindOf, requestOf } from '../request/request.fixture';
import { EnterRequestPage } from './enter.page';
import { ReportPage } from './report.page';

const create = 'POST /api/v1/my-requests';
const enter = 'POST /api/v1/community-requests';
const aspen = { kind: 'unit', id: idOf(20), name: 'Aspen 101', building: 'Aspen' };
const pool = { kind: 'area', id: idOf(30), name: 'Pool', building: null };

const known = {
  'GET /api/v1/request-kinds': () => ({
    data: [kindOf(), kindOf({ kind: 'question', fields: [], categories: kindOf().categories.slice(0, 1) })],
  }),
  'GET /api/v1/my-requests/places': () => ({ data: { units: [aspen], areas: [pool], assets: [] } }),
  'GET /api/v1/my-requests/similar': () => ({ data: [] }),
};

const open = pageOpener({
  page: <ReportPage />,
  permissions: ['My Request Create'],
  answers: {
    ...known,
    [create]: () => ({
      data: requestOf({
        clocks: [
          { step: 'response', dueAt: '2026-12-01T15:00:00Z', pausedAt: null, doneAt: null, isLate: false },
        ],
      }),
    }),
  },
  wrap: withUi,
});

test('three presses: kind, category, send; the only unit is meant, and the category is the title', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('radio', { name: /^Maintenance/ }));
  await user.click(screen.getByRole('radio', { name: 'Plumbing' }));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Request #12 sent')).toBeVisible();
  expect(screen.getByText(/Expect a response by 12\/01\/2026/)).toBeVisible();
  expect(sent(create).map((body) => requestInput.parse(body))).toMatchObject([
    { kind: 'maintenance', category: 'plumbing', title: 'Plumbing', place: { kind: 'unit', id: idOf(20) } },
  ]);
});

test('the address says what it is about, and a kind with one category asks for none', async () => {
  const { user, sent } = open({ path: `/?kind=question&area=${idOf(30)}` });
  expect(await screen.findByRole('radio', { name: /^Question/ })).toBeChecked();
  expect(await screen.findByRole('combobox', { name: /^Common area/ })).toHaveValue('Pool');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Request #12 sent')).toBeVisible();
  expect(sent(create)).toMatchObject([{ kind: 'question', place: { kind: 'area', id: idOf(30) } }]);
});

test('what was not sent stays in the form, and is there again later', async () => {
  const answers = { [create]: () => problemOf(500, 'internal') };
  const { user, unmount } = open({ path: '/?kind=maintenance', answers });
  await user.click(await screen.findByRole('radio', { name: 'Plumbing' }));
  await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Under the sink');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Description/ })).toHaveValue('Under the sink');
  const kept = globalThis.localStorage.getItem('request-draft');
  expect(kept).toContain('Under the sink');
  unmount();
});

test('without a kind it is not sent, and the page says what is missing', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('radiogroup', { name: 'What is it about?' })).toBeInvalid();
  expect(sent(create)).toEqual([]);
});

test('a request that is already known is followed in place of a second one', async () => {
  const support = 'PUT /api/v1/requests/:requestId/support';
  const similar = {
    id: idOf(101),
    number: 13,
    title: 'Pool pump leaks',
    state: 'triaged',
    place: pool,
    supports: 2,
    isSupportedByMe: false,
  };
  const { user, sent } = open({
    path: '/?kind=maintenance',
    answers: {
      'GET /api/v1/my-requests/similar': () => ({ data: [similar] }),
      [support]: () => ({ data: requestOf() }),
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'Plumbing' }));
  expect(await screen.findByText('Already reported here')).toBeVisible();
  await user.click(screen.getByRole('button', { name: "I'm affected too" }));
  expect(await screen.findByText('You now follow request #13')).toBeVisible();
  expect(sent(support)).toEqual([{ isSupporting: true }]);
});

const about = {
  key: 'about',
  type: 'line' as const,
  label: { en: 'Unit or person', es: 'Unidad o persona' },
  help: null,
  isRequired: false,
  choices: [],
};

test('who may list neither units nor members says in words whom it is about', async () => {
  const { user, sent, calls } = open({
    path: '/?kind=violation',
    answers: {
      'GET /api/v1/request-kinds': () => ({
        data: [kindOf({ kind: 'violation', fields: [about], hasSubject: true })],
      }),
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'Plumbing' }));
  await user.type(screen.getByRole('textbox', { name: /^Unit or person/ }), 'Aspen 204');
  expect(screen.queryByText('Unit or person reported')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Request #12 sent')).toBeVisible();
  expect(sent(create)).toMatchObject([
    { answers: { about: 'Aspen 204' }, subjectUnitId: null, subjectMemberId: null },
  ]);
  expect(calls).not.toContain('GET /api/v1/members');
});

test('staff choose whom it is about, and are not asked in words as well', async () => {
  const { user } = open({
    page: <EnterRequestPage />,
    permissions: ['Community Request Update', 'Members List View', 'My Request Create'],
    answers: {
      'GET /api/v1/request-kinds': () => ({
        data: [kindOf({ kind: 'violation', fields: [about], hasSubject: true })],
      }),
    },
  });
  await user.click(await screen.findByRole('radio', { name: /^Violation/ }));
  await user.click(await screen.findByRole('radio', { name: 'Plumbing' }));
  expect(await screen.findByRole('heading', { name: 'Unit or person reported' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Unit or person/ })).toBeNull();
});

test('one for somebody else names who reported it', async () => {
  const { user, sent } = open({
    page: <EnterRequestPage />,
    permissions: ['Community Request Update', 'My Request Create'],
    routes: [{ path: '/service-requests/community-requests/detail', element: <p>Details</p> }],
    pattern: '/',
    answers: { [enter]: () => ({ data: requestOf() }) },
  });
  await user.click(await screen.findByRole('radio', { name: /^Maintenance/ }));
  await user.click(screen.getByRole('radio', { name: 'Electrical' }));
  await user.click(screen.getByRole('button', { name: 'Save request' }));
  expect(sent(enter)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /^Name, if/ }), 'Mrs. Lang');
  await user.click(screen.getByRole('button', { name: 'Save request' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent(enter).map((body) => requestEntry.parse(body))).toMatchObject([
    { reporterName: 'Mrs. Lang', reporterId: null, priority: 'normal', place: null },
  ]);
});
