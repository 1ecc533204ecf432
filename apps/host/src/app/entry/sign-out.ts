import { toast, useAuth } from '@courtyard/common';

let leaving = false;

/** Whether the person themselves asked to leave: then the login forgets where they were. */
export const isLeaving = () => leaving;

/** Called where somebody has arrived after leaving. */
export function arrive(): void {
  leaving = false;
}

/** Ends the session and goes to /login. `failure` is said where the server could not be told. */
export async function signOut(failure: string): Promise<void> {
  leaving = true;
  await useAuth
    .getState()
    .logout()
    .catch(() => toast({ title: failure, kind: 'error' }));
}
