import { personWith, problemOf } from '@courtyard/common/testing';
import { memberProfileChange } from '@courtyard/contract/platform/member/member-profile';
import { screen, waitFor, within } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

const empty = {
  about: null,
  phone: null,
  emailVisible: false,
  phoneVisible: false,
  homesVisible: false,
  photo: null,
  missing: ['photo', 'about', 'contact'],
  version: 1,
};

afterEach(endApp);

test('what others see is written, shown beside, and saved', async () => {
  let kept: object = empty;
  const { user, calls } = await renderApp({
    path: '/myprofile/social',
    user: personWith([]),
    answers: {
      'GET /api/v1/shell/profile': () => ({ data: kept }),
      'PUT /api/v1/shell/profile': ({ body }) => {
        kept = Object.assign({}, empty, body, { missing: ['photo'], version: 2 });
        return { data: kept };
      },
    },
  });
  const seen = await screen.findByRole('region', { name: 'As others see you' });
  expect(screen.getByRole('link', { name: 'Contact details' })).toHaveAttribute('href', '/myprofile#contact');
  expect(seen).toHaveTextContent('a photo, a short bio, and contact details');
  await user.type(screen.getByLabelText(/Short bio/), 'I keep the roses.');
  await user.type(screen.getByLabelText(/Phone number/, { selector: 'input[type=tel]' }), '555 0100');
  await user.click(screen.getByRole('switch', { name: 'Show my phone number' }));
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await screen.findByText('Profile saved.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save profile' })).toHaveFocus());
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    about: 'I keep the roses.',
    phone: '555 0100',
    emailVisible: false,
    phoneVisible: true,
    homesVisible: false,
    photoFileId: null,
    version: 1,
  });
  await waitFor(() => expect(within(seen).getByText('I keep the roses.')).toBeVisible());
  expect(within(seen).getByRole('link', { name: '555 0100' })).toHaveAttribute('href', 'tel:555 0100');
  expect(seen).toHaveTextContent('Missing: a photo.');
});

test('what another window saved meanwhile is shown beside what is written, and nothing is overwritten', async () => {
  let kept: object = empty;
  const { user, calls } = await renderApp({
    path: '/myprofile/social',
    user: personWith([]),
    answers: {
      'GET /api/v1/shell/profile': () => ({ data: kept }),
      'PUT /api/v1/shell/profile': ({ body }) => {
        const written = memberProfileChange.parse(body);
        if (written.version !== 2) return problemOf(409, 'changed-meanwhile');
        return { data: { ...empty, ...written, version: 3 } };
      },
    },
  });
  await user.type(await screen.findByLabelText(/Short bio/), 'I keep the roses.');
  kept = { ...empty, about: 'I fix bikes.', phone: '555 0100', version: 2 };
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText(/I fix bikes\./)).toBeVisible();
  expect(screen.getByLabelText(/Short bio/)).toHaveValue('I keep the roses.');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await screen.findByText('Profile saved.');
  expect(calls.findLast(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({
    about: 'I keep the roses.',
    phone: '555 0100',
    version: 2,
  });
});

test('who shows only an address, a further phone or languages is told what of it others see', async () => {
  await renderApp({
    path: '/myprofile/social',
    user: personWith([]),
    answers: {
      'GET /api/v1/shell/profile': () => ({
        data: { ...empty, phone: '555 0100', homesVisible: true, missing: ['photo'] },
      }),
      'GET /api/v1/shell/contact': () => ({
        data: {
          mailingAddress: 'PO Box 7',
          homePhone: '555 0177',
          workPhone: null,
          languages: ['es', 'en'],
          addressVisible: true,
          phonesVisible: true,
          languagesVisible: true,
          emergencyContacts: [{ name: 'Ana', relation: null, phone: '555 0911' }],
          version: 2,
        },
      }),
    },
  });
  const seen = await screen.findByRole('region', { name: 'As others see you' });
  expect(await within(seen).findByRole('link', { name: '555 0177' })).toHaveAttribute('href', 'tel:555 0177');
  for (const text of ['PO Box 7', 'Speaks Spanish, English', 'Your homes are shown.'])
    expect(seen).toHaveTextContent(text);
  for (const text of ['No contact details shown', '555 0100', '555 0911'])
    expect(seen).not.toHaveTextContent(text);
});
