import { pageOpener } from '@courtyard/common/testing';
import type { MemberContact } from '@courtyard/contract';
import { memberContactChange } from '@courtyard/contract/platform/member/contact/member-contact';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { ContactCard } from './contact.card';

const read = 'GET /api/v1/shell/contact';
const save = 'PUT /api/v1/shell/contact';
const contact: MemberContact = {
  mailingAddress: '12 Elm Street',
  homePhone: null,
  workPhone: null,
  languages: ['es'],
  addressVisible: false,
  phonesVisible: false,
  languagesVisible: false,
  emergencyContacts: [],
  version: 4,
};

const open = pageOpener({
  page: <ContactCard />,
  permissions: [],
  answers: { [read]: () => ({ data: contact }), [save]: () => ({ data: contact }) },
  wrap: withUi,
});

test('what is written is sent without what stayed empty, and a contact without a phone is asked for it', async () => {
  const { user, calls } = open();
  expect(await screen.findByText('Spanish')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Social profile' })).toHaveAttribute('href', '/myprofile/social');
  await user.click(screen.getByRole('button', { name: 'Edit contact details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact details' }));
  await user.selectOptions(dialog.getByLabelText(/^Second language/), 'English');
  await user.click(dialog.getByLabelText(/^Show my languages/));
  const field = (name: RegExp) => dialog.getAllByLabelText(name)[0] ?? document.body;
  await user.type(field(/^Name/), 'Ana');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter both a name and a phone.')).toBeVisible();
  expect(calls.some(({ name }) => name === save)).toBe(false);
  await user.type(field(/^Phone$/), '555 0100');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Contact details saved.')).toBeVisible();
  const [sent] = calls.filter(({ name }) => name === save).map(({ body }) => memberContactChange.parse(body));
  expect(sent).toEqual({
    ...contact,
    languages: ['es', 'en'],
    languagesVisible: true,
    emergencyContacts: [{ name: 'Ana', relation: null, phone: '555 0100' }],
  });
});
