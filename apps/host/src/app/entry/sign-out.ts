import { useAuth } from '@courtyard/common';
import { create } from 'zustand';

/** How the person's own leaving stands. */
export const useLeaving = create(() => ({ isUnderWay: false, isServerTold: true }));

/** Whether the person themselves asked to leave: then the login forgets where they were. */
export const isLeaving = () => useLeaving.getState().isUnderWay;

/** Called when the person asks to leave. */
export function leave(): void {
  useLeaving.setState({ isUnderWay: true, isServerTold: true });
}

/** Called where somebody has arrived after leaving, or stays after all. */
export function arrive(): void {
  useLeaving.setState({ isUnderWay: false });
}

/** Ends the session and goes to /login, which says so where the server could not be told. */
export async function signOut(): Promise<void> {
  leave();
  await useAuth
    .getState()
    .logout()
    .catch(() => useLeaving.setState({ isServerTold: false }));
}
