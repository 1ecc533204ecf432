import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useAuth } from './auth.store';

/** Names of what the signed-in person may do; empty for a visitor. */
export function usePermissions(): ReadonlySet<string> {
  const permissions = useAuth((state) => state.permissions);
  return useMemo(() => new Set(permissions), [permissions]);
}

/** Whether the person holds a permission. None asked for means yes. */
export function useCan(permission: string | undefined): boolean {
  return useAuth((state) => permission === undefined || state.permissions.includes(permission));
}

/** Shows its children to those who hold the permission. The server decides again; this spares a dead end. */
export function Can(props: { permission: string; children: ReactNode; otherwise?: ReactNode }) {
  return useCan(props.permission) ? props.children : (props.otherwise ?? null);
}
