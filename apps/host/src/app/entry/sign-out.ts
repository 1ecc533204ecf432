import { useAuth } from '@courtyard/common';
import { create } from 'zustand';

/** The sign-out that the person asked for: whether it is under way, and whether the server was reached. */
export const useLeaving = create(() => ({ isUnderWay: false, isServerTold: true }));

/** Whether the person is signing out by themselves: then the login does not keep where they were. */
export const isLeaving = () => useLeaving.getState().isUnderWay;

/** Marks that the person is signing out. */
export function leave(): void {
  useLeaving.setState({ isUnderWay: true, isServerTold: true });
}

/** Marks that the sign-out is over, or was cancelled. */
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
