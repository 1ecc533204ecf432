import { personWith } from '@courtyard/common/testing';
import { screen, waitFor } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

const login = 'POST /api/v1/member-auth/login';

async function open(answers: NonNullable<Parameters<typeof renderApp>[0]>['answers'] = {}) {
  const app = await renderApp({ path: '/pages/login', answers });
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  return app;
}

afterEach(endApp);

test('what is missing is said at its field, which gets the focus, and nothing is sent', async () => {
  const { user, calls } = await open();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
  await new Promise((done) => requestAnimationFrame(done));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(calls).toEqual([]);
});

test.each([
  [401, /Incorrect email or password/],
  [404, /No community found at this address/],
  [429, /Too many attempts/],
  [500, /Something went wrong on our end/],
])('a %i says what to do and keeps what was typed', async (status, text) => {
  const { user } = await open({ [login]: () => new Response('{}', { status }) });
  await user.type(screen.getByLabelText('Email'), 'alma@demo.example');
  await user.type(screen.getByLabelText('Password'), 'not the one{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Email')).toHaveValue('alma@demo.example');
});

test('a server that cannot be reached is told apart', async () => {
  const { user } = await open({
    [login]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await user.type(screen.getByLabelText('Email'), 'alma@demo.example');
  await user.type(screen.getByLabelText('Password'), 'a password{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Couldn’t reach the server/);
});

test('password managers find their fields, and the password can be shown', async () => {
  const { user } = await open();
  const password = screen.getByLabelText('Password');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
});

test('the other screens are a press away, and Spanish too', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Language'), 'es');
  expect(screen.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  expect(document.documentElement.lang).toBe('es');
  await user.click(screen.getByRole('link', { name: '¿Olvidó la contraseña?' }));
  const heading = screen.getByRole('heading', { level: 1, name: 'Restablecer la contraseña' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(window.location.pathname).toBe('/pages/reset-password');
});

test('the wordmark leads to the sample page', async () => {
  const { container } = await open();
  expect(container.querySelector('a[href="/sample-page"]')).toHaveTextContent('Courtyard');
});

test('signing in once only, however often it is pressed', async () => {
  let answer = (_: Response) => {};
  const { user, calls } = await open({
    [login]: () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  await user.type(screen.getByLabelText('Email'), 'alma@demo.example');
  await user.type(screen.getByLabelText('Password'), 'a long password{Enter}');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(calls.filter(({ name }) => name === login)).toHaveLength(1);
  answer(Response.json({ data: personWith([]) }));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
});

describe('who has a second factor', () => {
  const second = 'POST /api/v1/member-auth/login/second-step';
  const needed = (factors: readonly string[] = ['app']) =>
    Response.json({ code: 'second-factor', challenge: 'a-challenge', factors }, { status: 401 });

  async function afterPassword(answer: () => Response | { data: unknown }) {
    const app = await open({ [login]: () => needed(), [second]: answer });
    await app.user.type(screen.getByLabelText('Email'), 'alma@demo.example');
    await app.user.type(screen.getByLabelText('Password'), 'a long password{Enter}');
    await screen.findByLabelText('Code');
    return app;
  }

  test('gives a code, a wrong one is said at its field, and then they are in', async () => {
    let answer = () => Response.json({ code: 'wrong-code' }, { status: 422 });
    const { user, calls } = await afterPassword(() => answer());
    expect(screen.queryByRole('alert')).toBeNull();
    // No other way leads on from within the step.
    expect(screen.queryByRole('link', { name: 'Use a passkey' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Request access' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
        /That code isn’t valid: it’s wrong, expired or already used/,
      ),
    );
    answer = () => Response.json({ data: personWith([]) });
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-jkmn{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(calls.filter(({ name }) => name === second).map(({ body }) => body)).toEqual([
      { challenge: 'a-challenge', code: '123456' },
      { challenge: 'a-challenge', code: 'abcd-efgh-jkmn' },
    ]);
  });

  test('is asked for what they have, and for a recovery code where nothing of it works here', async () => {
    const { user } = await open({ [login]: () => needed(['passkey']) });
    await user.type(screen.getByLabelText('Email'), 'alma@demo.example');
    await user.type(screen.getByLabelText('Password'), 'a long password{Enter}');
    // This browser knows no passkeys.
    await screen.findByLabelText('Recovery code');
    expect(screen.queryByRole('button', { name: 'Use your authenticator app' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    const { PublicKeyCredential: before } = globalThis;
    Object.assign(globalThis, { PublicKeyCredential: () => null });
    try {
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
      await screen.findByRole('button', { name: 'Use a passkey' });
      expect(screen.queryByLabelText('Code')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
      expect(screen.getByLabelText('Recovery code')).toHaveFocus();
      expect(screen.queryByRole('button', { name: 'Use your authenticator app' })).toBeNull();
    } finally {
      Object.assign(globalThis, { PublicKeyCredential: before });
    }
  });

  test('begins anew where it took too long', async () => {
    const { user } = await afterPassword(() =>
      Response.json({ code: 'challenge-unusable' }, { status: 401 }),
    );
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/took too long/);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Email')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
