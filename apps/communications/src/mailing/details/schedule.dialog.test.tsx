import {
  answerCalls,
  idOf,
  pageOf,
  personWith,
  renderPage,
  resetStores,
  sampleOf,
} from '@courtyard/common/testing';
import { type Mailing, mailing } from '@courtyard/contract/communications/mailing/mailing';
import { withUi } from '@courtyard/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MailingPage } from './mailing.page';

const path = '/communications/email-notifications/details';
const schedule = 'PUT /api/v1/mailings/:mailingId/schedule';

const mailingOf = (part: Partial<Mailing>): Mailing =>
  sampleOf(mailing, {
    id: idOf(100),
    subject: 'Water is off',
    status: 'scheduled',
    category: 'news',
    author: 'Ana Ruiz',
    people: null,
    dueAt: '2027-03-02T14:00:00Z',
    updatedAt: '2027-03-01T14:00:00Z',
    version: 4,
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Fill a jug.' }] }] },
    replyTo: null,
    audience: { include: [{ kind: 'owners' }], exclude: [] },
    counts: {},
    heldBecause: null,
    trouble: null,
    startedAt: null,
    endedAt: null,
    logDeletedAt: null,
    ...part,
  });

let restore = () => {};
beforeEach(resetStores);
afterEach(() => restore());

test('the time of one that is scheduled is moved, and it is taken back; nothing of it is paused before it goes', async () => {
  let now = mailingOf({});
  const wire = answerCalls({
    'GET /api/v1/approvals': () => ({ data: [], page: pageOf({ total: 0 }) }),
    'GET /api/v1/mailings/:mailingId': () => ({ data: now }),
    'GET /api/v1/mailings/:mailingId/history': () => ({ data: [], page: pageOf({ total: 0 }) }),
    [schedule]: ({ body }) => {
      const isMoved = Reflect.get(Object(body), 'at') !== null;
      now = mailingOf(isMoved ? { version: 5 } : { status: 'draft', dueAt: null, version: 6 });
      return { data: now };
    },
  });
  restore = wire.restore;
  const { user } = renderPage(<MailingPage />, {
    user: personWith(['Email Notifications List View', 'Email Notification Send']),
    path: `${path}?id=${idOf(100)}`,
    pattern: path,
    wrap: withUi,
  });
  await user.click(await screen.findByRole('button', { name: 'Reschedule…' }));
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule “Water is off”' }));
  // It begins with the time that is to be moved, on the community's clock.
  expect(dialog.getByLabelText(/^Date/)).toHaveValue('2027-03-02T09:00');
  fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: '2027-03-05T08:00' } });
  // One foot, as in every dialog: what it does, and Cancel before it.
  const buttons = dialog.getByRole('button', { name: 'Reschedule' }).closest('footer');
  expect(buttons).toHaveTextContent('CancelReschedule');
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Return to draft' }));
  expect(await screen.findByText('Returned to draft.')).toBeVisible();
  const sent = wire.calls.filter(({ name }) => name === schedule).map(({ body }) => body);
  expect(sent).toEqual([
    { version: 4, at: { local: '2027-03-05T08:00', timeZone: expect.any(String) } },
    { version: 5, at: null },
  ]);
});
