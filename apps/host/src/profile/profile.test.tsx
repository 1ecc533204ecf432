import { useAuth, useUiConfig } from '@courtyard/common';
import { personWith } from '@courtyard/common/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { endApp, renderApp } from '../testing/render-app';

const session = (id: string, current: boolean) => ({
  id,
  current,
  device: current ? 'Firefox on Linux' : 'Safari on iPhone',
  address: '192.0.2.7',
  startedAt: '2026-11-20T10:00:00Z',
  lastSeenAt: '2026-11-21T10:00:00Z',
});

const stays = { closesAt: null, communities: ['Demo Community'], lastAdministratorOf: [] };

async function open(answers: NonNullable<Parameters<typeof renderApp>[0]>['answers'] = {}) {
  const app = await renderApp({
    path: '/myprofile',
    user: personWith([]),
    answers: {
      'GET /api/v1/member-auth/sessions': () => ({ data: [session('here', true), session('phone', false)] }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Account settings' });
  return app;
}

afterEach(endApp);

test('one device is signed out; this one has no such button', async () => {
  const { user, calls } = await open({
    'DELETE /api/v1/member-auth/sessions/:sessionId': () => new Response(null, { status: 204 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await screen.findByText('Safari on iPhone signed out.');
  expect(calls.find(({ name }) => name.startsWith('DELETE'))?.params).toEqual({ sessionId: 'phone' });
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
});

test('the photo that the others see stands beside the name', async () => {
  const photo = { id: 'p', name: 'me.webp', mediaType: 'image/webp', bytes: 900, url: '/api/v1/files/p' };
  const profile = { about: null, phone: null, emailVisible: false, phoneVisible: false, homesVisible: false };
  await open({
    'GET /api/v1/shell/profile': () => ({ data: { ...profile, photo, missing: [], version: 1 } }),
  });
  const shown = () => screen.getByRole('main').querySelector('img');
  await waitFor(() => expect(shown()).toHaveAttribute('src', '/api/v1/files/p'));
});

test('devices are named in the language of the interface; one of no known name as it is kept', async () => {
  await open({
    'GET /api/v1/member-auth/sessions': () => ({
      data: [
        session('here', true),
        { ...session('phone', false), device: 'Unknown device' },
        { ...session('other', false), device: 'Lynx' },
      ],
    }),
  });
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  act(() => useUiConfig.getState().change({ language: 'es' }));
  expect(await screen.findByText('Firefox en Linux')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cerrar la sesión de Dispositivo desconocido' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cerrar la sesión de Lynx' })).toBeVisible();
});

test('all other devices are signed out at once, after asking', async () => {
  const { user, calls } = await open({
    'DELETE /api/v1/member-auth/sessions/others': () => new Response(null, { status: 204 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out all others' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Sign out all others' }));
  expect(await screen.findByText('All other devices were signed out.')).toBeVisible();
  expect(calls.filter(({ name }) => name.endsWith('/others'))).toHaveLength(1);
});

describe('the password', () => {
  const change = 'POST /api/v1/member-auth/password';
  const judge = 'POST /api/v1/member-auth/password/judge';

  test('is changed with the present one, is judged while it is typed, and this session goes on', async () => {
    const { user, calls } = await open({
      [judge]: () => ({ data: { score: 1, isEnough: false, advice: 'Names are easy to guess' } }),
      [change]: () => ({ data: { token: 'the next token' } }),
    });
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('New password'), 'almareyes');
    expect(dialog.getByRole('status')).toHaveTextContent('3 more characters.');
    await user.type(dialog.getByLabelText('New password'), '2026');
    expect(await dialog.findByText('Names are easy to guess')).toBeVisible();
    expect(calls.find(({ name }) => name === judge)?.body).toMatchObject({
      about: ['alma@demo.example', 'Alma Reyes'],
    });
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription('Enter your password.');
    await user.type(dialog.getByLabelText('Current password'), 'the one before{Enter}');
    await screen.findByText(/Password changed/);
    expect(useAuth.getState().user?.token).toBe('the next token');
    expect(localStorage.getItem('user')).toContain('the next token');
  });

  test('is kept where the present one is wrong, which is said at its field', async () => {
    const fields = { currentPassword: 'That isn’t your current password.' };
    const { user } = await open({
      [judge]: () => ({ data: { score: 4, isEnough: true, advice: null } }),
      [change]: () => Response.json({ code: 'validation', fields }, { status: 422 }),
    });
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Current password'), 'not mine');
    await user.type(dialog.getByLabelText('New password'), 'three brown foxes{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(fields.currentPassword),
    );
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

test('the name is changed here, and the header follows', async () => {
  const { user, calls } = await open({
    'PUT /api/v1/shell/profile/name': ({ body }) => ({ data: body }),
  });
  await user.click(screen.getByRole('button', { name: 'Change name' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), ' {Enter}');
  expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name.');
  await user.type(dialog.getByLabelText('Name'), 'Alma Reyes Soto{Enter}');
  expect(await screen.findByText('Name changed.')).toBeVisible();
  expect(calls.find(({ name }) => name.endsWith('/profile/name'))?.body).toEqual({
    displayName: 'Alma Reyes Soto',
  });
  expect(screen.getByRole('button', { name: /Account: Alma Reyes Soto/ })).toBeVisible();
});

test('what is held about the person is saved as a file', async () => {
  const path = 'GET /api/v1/member-auth/own-data/export';
  const headers = { 'content-disposition': 'attachment; filename="demo-2026-11-22.zip"' };
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:one';
  URL.revokeObjectURL = () => undefined;
  const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { user, calls } = await open({ [path]: () => new Response('zip', { headers }) });
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toEqual(['demo-2026-11-22.zip']));
  expect(calls.filter(({ name }) => name === path)).toHaveLength(1);
  press.mockRestore();
});

describe('closing the account', () => {
  const path = 'member-auth/closing';

  test('says what goes and stays, takes the password, and can be taken back', async () => {
    let closing: object = stays;
    const { user, calls } = await open({
      [`GET /api/v1/${path}`]: () => ({ data: closing }),
      [`POST /api/v1/${path}`]: () => {
        closing = { ...stays, closesAt: '2026-12-06T10:00:00Z' };
        return Response.json({ data: { closesAt: '2026-12-06T10:00:00Z' } }, { status: 202 });
      },
      [`DELETE /api/v1/${path}`]: () => {
        closing = stays;
        return new Response(null, { status: 204 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Close account' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(
        /^Kept: your communities keep your name and address as a past member, and your name in books, votes and history, as they’re required to/,
      ),
    ).toBeVisible();
    await user.type(dialog.getByLabelText('Current password'), 'the present one{Enter}');
    expect(await screen.findByText(/^Your account closes 12\/06\/2026/)).toBeVisible();
    expect(calls.find(({ name }) => name === `POST /api/v1/${path}`)?.body).toEqual({
      password: 'the present one',
    });
    await user.click(screen.getByRole('button', { name: 'Keep account' }));
    expect(await screen.findByText('Your account won’t be closed.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Close account' })).toBeVisible();
  });

  test('is not offered to the last administrator, who is told why', async () => {
    await open({
      [`GET /api/v1/${path}`]: () => ({ data: { ...stays, lastAdministratorOf: ['Demo Community'] } }),
    });
    expect(await screen.findByText(/last administrator of Demo Community/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull();
  });
});

describe('the address', () => {
  const ask = 'POST /api/v1/member-auth/email-change';
  const read = 'GET /api/v1/member-auth/email-change';

  test('is changed with a link to the new one; until it is used the old one can be kept', async () => {
    let waiting: object | null = null;
    const { user, calls } = await open({
      [read]: () => ({ data: { email: 'alma@demo.example', waiting } }),
      [ask]: () => {
        waiting = { email: 'alma@new.example', until: '2026-11-23T10:00:00Z' };
        return Response.json({ data: { received: true } }, { status: 202 });
      },
      'DELETE /api/v1/member-auth/email-change': () => {
        waiting = null;
        return new Response(null, { status: 204 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change email' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('New email'), 'not an address');
    await user.type(dialog.getByLabelText('Current password'), 'the present one{Enter}');
    expect(dialog.getByLabelText('New email')).toHaveAccessibleDescription(
      /That doesn’t look like an email address/,
    );
    await user.clear(dialog.getByLabelText('New email'));
    await user.type(dialog.getByLabelText('New email'), 'alma@new.example{Enter}');
    expect(await screen.findByText(/alma@new\.example isn’t confirmed yet/)).toBeVisible();
    expect(calls.find(({ name }) => name === ask)?.body).toEqual({
      email: 'alma@new.example',
      password: 'the present one',
    });
    await user.click(screen.getByRole('button', { name: 'Keep current email' }));
    expect(await screen.findByText('Email unchanged.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Change email' })).toBeVisible();
  });

  test('is the new one here too, where it was confirmed elsewhere', async () => {
    await open({ [read]: () => ({ data: { email: 'alma@new.example', waiting: null } }) });
    expect(await screen.findByText('alma@new.example')).toBeVisible();
    expect(useAuth.getState().user?.email).toBe('alma@new.example');
  });
});

test('a built-in role has its name in the person’s language, one of the community its own', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Language'), 'es');
  expect(await screen.findByText('Administrador')).toBeVisible();
  act(() => useAuth.setState({ user: { ...personWith([]), roles: ['Member', 'Gardeners'] } }));
  expect(screen.getByText('Miembro, Gardeners')).toBeVisible();
});

test('signing out everywhere asks once and ends at the login', async () => {
  const { user } = await open({
    'DELETE /api/v1/member-auth/sessions': () => new Response(null, { status: 204 }),
  });
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(useAuth.getState().user).toBeNull();
});

test('the interface follows its settings at once and goes back to the defaults', async () => {
  const { user, calls } = await open();
  await user.selectOptions(screen.getByLabelText('Font'), 'Georgia');
  await user.selectOptions(screen.getByLabelText('Corners'), '16');
  expect(document.documentElement.style.getPropertyValue('--courtyard-font')).toContain('Georgia');
  expect(document.documentElement.style.getPropertyValue('--courtyard-radius')).toBe('16px');
  await user.selectOptions(screen.getByLabelText('Dates'), 'YYYY-MM-DD');
  expect(calls.at(-1)?.body).toEqual({ dateFormat: 'YYYY-MM-DD' });
  await user.selectOptions(screen.getByLabelText('Language'), 'es');
  await screen.findByRole('heading', { level: 1, name: 'Ajustes de la cuenta' });
  expect(calls.at(-1)?.body).toEqual({ language: 'es' });
  await user.click(screen.getByRole('button', { name: 'Restablecer' }));
  expect(useUiConfig.getState()).toMatchObject({ fontFamily: 'Poppins', borderRadius: 8, language: 'en' });
});
