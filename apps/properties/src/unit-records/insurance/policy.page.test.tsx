import {
  answerCalls,
  idOf,
  personWith,
  problemOf,
  renderPage,
  resetStores,
  sampleOf,
  fileOf,
} from '@courtyard/common/testing';
import {
  policy,
  policyChange,
  policyInput,
} from '@courtyard/contract/properties/unit-records/insurance/insurance';
import { withUi } from '@courtyard/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { propertyOf } from '../../property/property.fixture';
import { PolicyPage } from './policy.page';

const base = '/properties-common-areas/properties/detail';
let server: ReturnType<typeof answerCalls>;

afterEach(() => {
  server.restore();
  resetStores();
});

const certificate = fileOf(80, 'certificate.pdf');

const recorded = sampleOf(policy, {
  id: idOf(81),
  propertyId: idOf(1),
  carrier: 'Harbor Mutual',
  policyNumber: 'HM-1',
  kind: 'homeowner',
  coverMinor: 25_000_000,
  expiresOn: '2026-12-05',
  state: 'expiring',
  certificate,
  reminderDays: [30, 7],
  version: 1,
});

function open(search: string, handlers: Parameters<typeof answerCalls>[0] = {}) {
  server = answerCalls({
    'GET /api/v1/properties/:propertyId': () => ({ data: propertyOf() }),
    'GET /api/v1/properties/:propertyId/insurance': () => ({ data: [recorded] }),
    'POST /api/v1/properties/:propertyId/insurance': () => ({ data: recorded }),
    'PUT /api/v1/properties/:propertyId/insurance/:policyId': () => ({ data: { ...recorded, version: 2 } }),
    'POST /api/v1/files': () => ({ data: certificate }),
    ...handlers,
  });
  return renderPage(<PolicyPage />, {
    path: `${base}/insurance${search}`,
    pattern: `${base}/insurance`,
    routes: [{ path: base, element: <p>Its policies</p> }],
    user: personWith(['Properties List View', 'Insurance Update']),
    wrap: withUi,
  });
}

const sent = (method: string) =>
  server.calls.find(({ name }) => name.startsWith(`${method} /api/v1/properties`))?.body;

test('a policy is recorded with its cover, reminders and certificate', async () => {
  const { user } = open(`?id=${idOf(1)}`);
  await user.type(await screen.findByRole('textbox', { name: /Insurance company/ }), 'Harbor Mutual');
  await user.type(screen.getByRole('textbox', { name: /Policy number/ }), 'HM-1');
  await user.type(screen.getByRole('textbox', { name: 'Coverage' }), '250,000');
  await user.type(screen.getByRole('textbox', { name: /Coverage end date/ }), '12/05/2026');
  await user.click(screen.getByRole('checkbox', { name: '7 days before' }));
  await user.click(screen.getByRole('checkbox', { name: '1 day before' }));
  const file = new File(['%PDF-1.4'], 'certificate.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Certificate', { selector: 'input' }), file);
  await screen.findByText('certificate.pdf');
  await user.click(screen.getByRole('button', { name: 'Save policy' }));

  expect(await screen.findByText('Its policies')).toBeInTheDocument();
  expect(policyInput.parse(sent('POST'))).toMatchObject({
    coverMinor: 25_000_000,
    startsOn: null,
    expiresOn: '2026-12-05',
    reminderDays: [30, 1],
    certificateFileId: idOf(80),
  });
});

test('cover that ends before it begins is refused at the last day', async () => {
  const { user } = open(`?id=${idOf(1)}&policy=${idOf(81)}`);
  await user.type(await screen.findByRole('textbox', { name: /Coverage start date/ }), '12/31/2026');
  await user.click(screen.getByRole('button', { name: 'Save policy' }));
  const last = screen.getByRole('textbox', { name: /Coverage end date/ });
  await waitFor(() => expect(last).toHaveAccessibleDescription(/expires before it starts/));
  expect(sent('PUT')).toBeUndefined();
});

test('the certificate can be taken out again', async () => {
  const { user } = open(`?id=${idOf(1)}&policy=${idOf(81)}`);
  await user.click(await screen.findByRole('button', { name: 'Remove certificate.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Save policy' }));
  expect(await screen.findByText('Its policies')).toBeInTheDocument();
  expect(sent('PUT')).toMatchObject({ certificateFileId: null, version: 1 });
});

test('when somebody else saved meanwhile, theirs stands beside what was written; saving again puts mine over', async () => {
  const renewed = sampleOf(policy, {
    ...recorded,
    carrier: 'Harbor Mutual Group',
    expiresOn: '2027-12-05',
    reminderDays: [14],
    certificate: { ...certificate, id: idOf(82), name: 'renewal.pdf' },
    version: 2,
  });
  let now = recorded;
  const { user } = open(`?id=${idOf(1)}&policy=${idOf(81)}`, {
    'GET /api/v1/properties/:propertyId/insurance': () => ({ data: [now] }),
    'PUT /api/v1/properties/:propertyId/insurance/:policyId': ({ body }) =>
      policyChange.parse(body).version === now.version
        ? { data: { ...now, version: 3 } }
        : problemOf(409, 'changed-meanwhile'),
  });
  const carrier = await screen.findByLabelText(/^Insurance company/);
  await user.type(carrier, ' Ltd');
  now = renewed;
  await user.click(screen.getByRole('button', { name: 'Save policy' }));
  const panel = within(await screen.findByRole('group', { name: 'Their changes' }));
  expect(panel.getByRole('radio', { name: 'Theirs: Harbor Mutual Group' })).not.toBeChecked();
  expect(panel.getByRole('radio', { name: 'Yours: Harbor Mutual Ltd' })).toBeChecked();
  expect(panel.getByRole('radio', { name: 'Theirs: 12/05/2027' })).toBeChecked();
  expect(panel.getByRole('radio', { name: 'Theirs: renewal.pdf' })).toBeChecked();
  await user.click(panel.getByRole('radio', { name: 'Before: 30, 7' }));
  await user.click(screen.getByRole('button', { name: 'Save policy' }));
  expect(await screen.findByText('Its policies')).toBeInTheDocument();
  const changes = server.calls.filter(({ name }) => name.startsWith('PUT'));
  expect(changes.at(-1)?.body).toMatchObject({
    carrier: 'Harbor Mutual Ltd',
    expiresOn: '2027-12-05',
    reminderDays: [30, 7],
    certificateFileId: idOf(82),
    version: 2,
  });
});

test('a form for another policy is another form: nothing of the one before is saved there', async () => {
  const other = sampleOf(policy, { ...recorded, id: idOf(83), carrier: 'Seaboard', policyNumber: 'SB-2' });
  const { router } = open(`?id=${idOf(1)}&renew=${idOf(81)}`, {
    'GET /api/v1/properties/:propertyId/insurance': () => ({ data: [recorded, other] }),
  });
  expect(await screen.findByLabelText(/^Insurance company/)).toHaveValue('Harbor Mutual');
  await act(async () => router.navigate(`${base}/insurance?id=${idOf(1)}&renew=${idOf(83)}`));
  expect(await screen.findByLabelText(/^Insurance company/)).toHaveValue('Seaboard');
});
