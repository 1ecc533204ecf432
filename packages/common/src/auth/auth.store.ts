import type { SecondFactor, SessionUser } from '@courtyard/contract';
import { create } from 'zustand';
import { forgetStored, isRecord, readStored, writeStored } from '../settings/browser-storage';
import { hasUnsavedChanges } from '../router/unsaved-changes';
import { newIdempotencyKey } from '../wire/idempotency-key';
import { ApiError } from '../wire/api-error';
import { send } from '../wire/send';
import { endLeftSessions, recordLeftSession } from './left-sessions';
import { secondFactorsIn } from './second-factors';
import { permissionNames, sessionUserFrom } from './session-user';
import { type ViewAs, viewAsFrom, viewAsKey } from './view-as';

export interface Challenge {
  token: string;
  /** What the person has; a recovery code does in place of any. */
  factors: readonly SecondFactor[];
}

export interface AuthState {
  user: SessionUser | null;
  loading: boolean;
  /** `Response status: 401`, or a network error's own words. */
  error: string | null;
  permissions: string[];
  /** The password was right, and a second step is waited for; it takes this. */
  challenge: Challenge | null;
  /**
   * The session ended without the person asking for it here. `user` is kept while they have something unsaved on the page,
   * for when they are back; nobody else ever gets to see it.
   */
  hasEnded: boolean;
  /** Who looks on as `user`, read-only; null for who is themselves. */
  viewAs: ViewAs | null;
  login(credentials: { email: string; password: string }): Promise<void>;
  fetchPermissions(): Promise<void>;
  /** Takes over what the community says of itself now. Tells whether it is anything new. */
  changeCommunity(now: Partial<SessionUser['community']>): boolean;
  /** Ends the session here at once, then tells the server. Throws ApiError where the server was not reached. */
  logout(): Promise<void>;
  /** Ends the session here only, because the person ended it at the server themselves. */
  forget(): void;
  /**
   * Ends the session here, because it ended elsewhere. Does nothing if another has begun meanwhile. `isWriting` says that
   * it was found out by sending something, which is then not saved.
   */
  end(token: string | undefined, isWriting?: boolean): void;
  /** Has the next page be drawn for a member whom the person looks on as. */
  beginViewAs(user: SessionUser, endsAt: string): void;
  /** Tells the server that it is over, and the person is themselves again. Throws ApiError where the server was not reached. */
  endViewAs(): Promise<void>;
}

const storageKey = 'user';
const signedOut = {
  user: null,
  error: null,
  permissions: [],
  challenge: null,
  hasEnded: false,
  viewAs: null,
};

/** Who is signed in. The person is kept in local storage; failures are states, not exceptions. */
export const useAuth = create<AuthState>()((set, get) => ({
  ...signedOut,
  loading: false,

  async login(credentials) {
    set({ loading: true, error: null });
    try {
      const user = sessionUserFrom(await data('/api/v1/member-auth/login', credentials));
      if (!user) throw new Error('The server answered without a user');
      writeStored(storageKey, user);
      set({ loading: false, user, permissions: user.permissions, hasEnded: false });
    } catch (error) {
      set({ loading: false, error: messageOf(error), challenge: challengeOf(error) });
    }
  },

  async fetchPermissions() {
    set({ loading: true, error: null });
    const token = get().user?.token;
    try {
      const answer = await data('/api/v1/dashboard/data', { isPermissionsRequested: true }, token);
      const permissions = permissionNames(isRecord(answer) ? (answer.permissions ?? {}) : {});
      const { user } = get();
      // The answer to somebody who signed out meanwhile is nobody's.
      if (user?.token !== token) return set({ loading: false });
      // The usual answer. Everything that is drawn for a permission would be drawn anew for another list of the same.
      if (user && areEqual(permissions, get().permissions)) return set({ loading: false });
      const updated = user && { ...user, permissions };
      if (updated) writeStored(storageKey, updated);
      set({ loading: false, permissions, user: updated ?? null });
    } catch (error) {
      // Nor is it said on the login why none came.
      set({ loading: false, ...(get().user?.token === token && { error: messageOf(error) }) });
    }
  },

  changeCommunity(now) {
    const { user } = get();
    if (!user) return false;
    const community = { ...user.community, ...now };
    if (JSON.stringify(community) === JSON.stringify(user.community)) return false;
    const updated = { ...user, community };
    writeStored(storageKey, updated);
    set({ user: updated });
    return true;
  },

  async logout() {
    const { user, viewAs } = get();
    const token = (viewAs?.own ?? user)?.token;
    get().forget();
    if (token === undefined) return;
    await send({
      method: 'POST',
      path: '/api/v1/member-auth/logout',
      token,
      idempotencyKey: newIdempotencyKey(),
    }).catch((error: unknown) => {
      // 401: it had ended already, which is what was asked for.
      if (error instanceof ApiError && error.status === 401) return;
      return recordLeftSession(token).then(() => {
        throw error;
      });
    });
  },

  forget() {
    forgetStored();
    set(signedOut);
  },

  end(token, isWriting = false) {
    const { user, hasEnded } = get();
    if (!user || hasEnded || user.token !== token) return;
    if (leaveViewAs()) return;
    forgetStored();
    endHere(isWriting);
  },

  beginViewAs(user, endsAt) {
    const { pathname, search } = globalThis.location;
    // First, as the other tabs read both when the user is another.
    writeStored(viewAsKey, { own: get().user, token: user.token, endsAt, from: pathname + search });
    writeStored(storageKey, user);
  },

  async endViewAs() {
    const { viewAs } = get();
    if (!viewAs) return;
    await send({
      method: 'POST',
      path: '/api/v1/member-auth/view-as/end',
      token: viewAs.own.token,
      idempotencyKey: newIdempotencyKey(),
    }).catch((error: unknown) => {
      // 401: their session has ended too, which the next call says.
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    });
    leaveViewAs();
  },
}));

const areEqual = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name, at) => name === others[at]);

async function data(path: string, json: unknown, token?: string): Promise<unknown> {
  const response = await send({ method: 'POST', path, json, token });
  const answer: unknown = await response.json();
  return isRecord(answer) ? answer.data : undefined;
}

function challengeOf(error: unknown): Challenge | null {
  const problem = error instanceof ApiError && error.problem;
  if (!isRecord(problem) || typeof problem.challenge !== 'string') return null;
  return { token: problem.challenge, factors: secondFactorsIn(problem) };
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.status > 0) return `Response status: ${error.status}`;
  return error instanceof Error ? error.message : String(error);
}

/** Whoever looked on as a member is themselves again. False for who did not. */
function leaveViewAs(): boolean {
  const { viewAs } = useAuth.getState();
  if (!viewAs) return false;
  writeStored(storageKey, viewAs.own);
  writeStored(viewAsKey, null);
  restore();
  return true;
}

/** Takes over what is stored: at start, and when another tab has signed in or out. */
function restore(): void {
  const user = sessionUserFrom(readStored(storageKey));
  const before = useAuth.getState().user;
  // The tab that they left by has emptied what the tabs share; it may hold the next person's by now.
  if (before && before.memberId !== user?.memberId) forgetStored(['tab']);
  if (user) {
    const viewAs = viewAsFrom(readStored(viewAsKey), user.token);
    useAuth.setState({ user, permissions: user.permissions, hasEnded: false, viewAs });
    // Its time ran out while no page was open.
    if (viewAs && Date.parse(viewAs.endsAt) <= Date.now()) leaveViewAs();
  } else if (before) endHere();
}

/** The screen of somebody who has nothing to lose is given up with all that is on it. */
function endHere(isWriting = false): void {
  const isKept = isWriting || hasUnsavedChanges();
  useAuth.setState(isKept ? { hasEnded: true, error: null } : { ...signedOut, hasEnded: true });
}

/** Ends what was left while the server could not be reached: now, and whenever it can be reached again. */
function followNetwork(): void {
  void endLeftSessions();
  globalThis.addEventListener?.('online', () => void endLeftSessions());
}

// After creation and not as the initial state: a prerendered page hydrates as signed out and then follows.
restore();
followNetwork();

/** Keeps this tab in step with the others. Gives the function that stops it. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) restore();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
