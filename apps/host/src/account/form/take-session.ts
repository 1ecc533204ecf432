import { useAuth, writeStored } from '@courtyard/common';
import type { SessionUser } from '@courtyard/contract';

/** Goes on in this browser as who the server says, as after signing in. */
export function takeSession(user: SessionUser): void {
  writeStored('user', user);
  useAuth.setState({ user, permissions: user.permissions, challenge: null, hasEnded: false });
}
