import { useAuth, usePermissions } from '@courtyard/common';
import { Navigate } from '@courtyard/common/router';
import type { ReactNode } from 'react';
import { canOpen, type Needed } from './needed.rules';

/**
 * Shows its children to those whose list has the permission; others are told that they may not. A visitor never gets
 * here: the entry sends them to the login first.
 */
export function RequirePermission(props: { permission: Needed; children: ReactNode }) {
  const { permission, children } = props;
  const isSignedIn = useAuth((state) => state.user !== null);
  const isAllowed = canOpen(usePermissions(), permission);
  if (!isSignedIn) return null;
  return isAllowed ? children : <Navigate to="/unauthorized" replace />;
}
