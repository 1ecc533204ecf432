import { answerCalls, idOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { attendeeOf } from '../meeting.fixture';
import { PersonRow } from './person-row';

const record = 'PUT /api/v1/meetings/:meetingId/attendance/:attendeeId';

let restore = () => {};
function open(person = attendeeOf(), handlers: Parameters<typeof answerCalls>[0] = {}) {
  const wire = answerCalls({ [record]: () => ({ data: person }), ...handlers });
  restore = wire.restore;
  const page = renderPage(
    <PersonRow meetingId={idOf(100)} person={person} records countsHomes onRemove={undefined} />,
    {
      user: personWith(['Meetings List View', 'Meeting Update']),
      wrap: withUi,
    },
  );
  return { ...wire, ...page };
}

beforeEach(resetStores);
afterEach(() => restore());

test('who is there by proxy is recorded with the name of who holds it, as they said themselves or as is said at the door', async () => {
  const { user, calls } = open(attendeeOf({ proxyHolder: 'Cy Park' }));
  await user.selectOptions(screen.getByLabelText('Attendance of Ann Lee'), 'By proxy');
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is the proxy of Ann Lee?' }));
  const holder = dialog.getByRole('textbox', { name: /^Proxy/ });
  expect(holder).toHaveValue('Cy Park');
  await user.clear(holder);
  await user.click(dialog.getByRole('button', { name: 'Record proxy' }));
  expect(holder).toBeInvalid();
  expect(calls).toEqual([]);
  await user.type(holder, 'Bo Day');
  await user.click(dialog.getByRole('button', { name: 'Record proxy' }));
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    [record, { presence: 'proxy', proxyHolder: 'Bo Day', version: 1 }],
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
