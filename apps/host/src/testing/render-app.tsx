import { answerCalls, resetStores, signIn } from '@courtyard/common/testing';
import type { MemberContact, MemberProfile, Preferences, Registry, SessionUser } from '@courtyard/contract';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadAccount } from '../app/entry/account-side';
import { Entry } from '../app/entry/entry';
import { loadShell } from '../app/entry/load-shell';
import { forgetPlace, readPlace } from '../app/entry/place';
import { useRegistry } from '../registry/registry.store';
import { aRegistry } from '../registry/registry.fixture';
import { setWindowWidth } from './window-width';

/** What a browser has and jsdom lacks; live events have their own tests. */
class SilentEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  close() {}
}

export const somePreferences: Preferences = {
  doNotDisturb: true,
  allowNotifications: false,
  language: 'en',
  dateFormat: null,
  dashboard: { cards: [] },
  seen: [],
};

const someProfile: MemberProfile = {
  about: null,
  phone: null,
  emailVisible: true,
  phoneVisible: false,
  homesVisible: false,
  photo: null,
  missing: ['photo', 'about'],
  version: 1,
};

const someContact: MemberContact = {
  mailingAddress: null,
  homePhone: null,
  workPhone: null,
  languages: [],
  addressVisible: false,
  phonesVisible: false,
  languagesVisible: false,
  emergencyContacts: [],
  version: 1,
};

export interface AppOptions {
  /** Address with query and hash. */
  path?: string;
  user?: SessionUser | null;
  /** Pixels; 1440 where it is not given. */
  width?: number;
  registry?: Registry;
  answers?: Parameters<typeof answerCalls>[0];
}

let restoreFetch = () => {};

/** Puts everything back to a first visit. Call it after each test. */
export function endApp(): void {
  cleanup();
  restoreFetch();
  act(resetStores);
  useRegistry.setState({ registry: null, standing: 'loading' });
  sessionStorage.clear();
  forgetPlace();
}

/** Renders the whole application at an address; the server is answered at the border of the browser. */
export async function renderApp(options: AppOptions = {}) {
  const { path = '/dashboard/default', user = null, width = 1440, registry = aRegistry(), answers } = options;
  Object.defineProperty(globalThis, 'EventSource', { value: SilentEventSource, configurable: true });
  setWindowWidth(width);
  window.history.replaceState(null, '', path);
  forgetPlace();
  signIn(user);
  const wire = answerCalls({
    'GET /api/v1/shell/registry': () => ({ data: registry }),
    'GET /api/v1/shell/preferences': () => ({ data: somePreferences }),
    'PATCH /api/v1/shell/preferences': ({ body }) => ({ data: Object.assign({}, somePreferences, body) }),
    'POST /api/v1/dashboard/data': () => ({ data: { permissions: user?.permissions ?? [] } }),
    'GET /api/v1/member-auth/closing': () => ({
      data: { closesAt: null, communities: ['Demo Community'], lastAdministratorOf: [] },
    }),
    'GET /api/v1/member-auth/email-change': () => ({ data: { email: 'alma@demo.example', waiting: null } }),
    'GET /api/v1/member-auth/factors': () => ({
      data: { totpSince: null, recoveryCodesLeft: 0, passkeys: [], demand: null },
    }),
    'GET /api/v1/me/tasks': () => ({ data: { tasks: [], total: 0 } }),
    'GET /api/v1/shell/first-steps': () => ({ data: [] }),
    'GET /api/v1/shell/granters': () => ({ data: [] }),
    'GET /api/v1/shell/profile': () => ({ data: someProfile }),
    'GET /api/v1/shell/mail-consent': () => ({
      data: { agrees: false, given: null, withdrawn: null, isDemanded: true },
    }),
    'GET /api/v1/my-mail': () => ({ data: [] }),
    'GET /api/v1/shell/contact': () => ({ data: someContact }),
    'GET /api/v1/shell/notifications/summary': () => ({
      data: { unread: 0, new: 0, newest: null, isSilent: true },
    }),
    'GET /api/v1/member-auth/communities': () => ({ data: user ? [user.community] : [] }),
    ...answers,
  });
  restoreFetch = wire.restore;
  // Both sides are chunks of their own; tests are about what they do, not about how long they take.
  await Promise.all([loadShell(), loadAccount(readPlace().pathname)]);
  return { calls: wire.calls, user: userEvent.setup(), ...render(<Entry />) };
}
