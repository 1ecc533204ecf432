import { answerCalls, idOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { mailingInput } from '@courtyard/contract/communications/mailing/mailing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MailingCreatePage } from './mailing-create.page';

const create = 'POST /api/notifications';
const template = {
  id: idOf(5),
  name: 'Works in the building',
  subject: 'Works on …',
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'mergeField', attrs: { name: 'firstName' } }] }],
  },
  category: 'notice',
  version: 1,
  updatedAt: '2027-03-01T15:00:00Z',
};

let restore = () => {};
function open(
  search = '',
  permissions = ['Email Notifications List View', 'Email Notification Update', 'Audience View'],
) {
  const wire = answerCalls({
    'GET /api/v1/mailing-templates': () => ({ data: [template] }),
    [create]: () => ({ data: { id: idOf(9), subject: 'Works on …' } }),
    'POST /api/v1/audiences/count': ({ body }) => ({
      data: { audience: body, people: 3, withoutEmail: 0, withoutAccount: 0 },
    }),
  });
  restore = wire.restore;
  const page = renderPage(<MailingCreatePage />, {
    user: personWith(permissions),
    path: `/form${search}`,
    pattern: '/form',
    routes: [{ path: '/communications/email-notifications/details', element: <p>Details</p> }],
    wrap: withUi,
  });
  const sent = () => wire.calls.filter(({ name }) => name === create).map(({ body }) => body);
  return { ...page, sent };
}

beforeEach(resetStores);
afterEach(() => restore());

test('a letter begins with a template, gets its audience, and is kept as a draft', async () => {
  const { user, sent } = open();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Start from a template' }),
    template.name,
  );
  expect(screen.getByRole('textbox', { name: /^Subject/ })).toHaveValue('Works on …');
  expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveDisplayValue('Required notice');
  const words = await screen.findByRole('textbox', { name: /^Message/ });
  expect(await within(words).findByText('First name')).toHaveAttribute('data-field', 'firstName');
  await user.click(await screen.findByRole('button', { name: 'Add people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
  await user.click(dialog.getByRole('button', { name: 'Add people' }));
  await user.type(screen.getByRole('textbox', { name: /^Reply to/ }), 'office@harbor.example');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(sent().map((body) => mailingInput.parse(body))).toMatchObject([
    {
      subject: 'Works on …',
      body: template.body,
      category: 'notice',
      replyTo: 'office@harbor.example',
      audience: { include: [{ kind: 'owners' }], exclude: [] },
    },
  ]);
});

test('without subject and words it is not kept, and says what is missing', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Subject/ })).toBeInvalid());
  expect(sent()).toEqual([]);
});

test('the words of the template in the address stand there, and no field is offered that its writer may not use', async () => {
  open(`?template=${idOf(5)}`);
  expect(await screen.findByRole('textbox', { name: /^Subject/ })).toHaveValue('Works on …');
  const tools = within(await screen.findByRole('toolbar', { name: 'Formatting' }));
  expect(tools.getByRole('button', { name: 'Insert First name' })).toBeVisible();
  expect(tools.queryByRole('button', { name: 'Insert Postal address' })).toBeNull();
});
