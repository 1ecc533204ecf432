import { useAuth } from '@courtyard/common';
import { Navigate } from '@courtyard/common/router';
import type { ReactNode } from 'react';

/**
 * Shows its children to those whose list has the permission; others are told that they may not. A visitor never gets
 * here: the entry sends them to the login first.
 */
export function RequirePermission(props: { permission: string | undefined; children: ReactNode }) {
  const { permission, children } = props;
  const isSignedIn = useAuth((state) => state.user !== null);
  const isAllowed = useAuth((state) => permission === undefined || state.permissions.includes(permission));
  if (!isSignedIn) return null;
  return isAllowed ? children : <Navigate to="/unauthorized" replace />;
}
