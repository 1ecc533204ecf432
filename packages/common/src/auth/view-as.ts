import type { SessionUser } from '@courtyard/contract';
import { isRecord } from '../settings/browser-storage';
import { sessionUserFrom } from './session-user';

/** Somebody who looks on as a member, read-only; the signed-in user is the member then. */
export interface ViewAs {
  /** Who looks on. */
  own: SessionUser;
  /** When it ends by itself. */
  endsAt: string;
  /** Address of the page to go back to. */
  from: string;
}

export const viewAsKey = 'view-as';

/** What is kept of it in storage, for the token of the user; null for anything else. */
export function viewAsFrom(value: unknown, token: string): ViewAs | null {
  if (!isRecord(value) || value.token !== token) return null;
  if (typeof value.endsAt !== 'string' || typeof value.from !== 'string') return null;
  const own = sessionUserFrom(value.own);
  return own && { own, endsAt: value.endsAt, from: value.from };
}
