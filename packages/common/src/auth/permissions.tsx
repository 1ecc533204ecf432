import { createContext, type ReactNode, use, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useAuth } from './auth.store';

const PermissionContext = createContext<ReadonlySet<string> | null>(null);

const none: string[] = [];

/** The permissions of the store, the same set until one of them changes; empty where `isWanted` is false. */
function useHeldPermissions(isWanted: boolean): ReadonlySet<string> {
  const permissions = useAuth(useShallow((state) => (isWanted ? state.permissions : none)));
  return useMemo(() => new Set(permissions), [permissions]);
}

/** Gives the signed-in person's permissions to everything below, which is drawn again only when they change. */
export function PermissionProvider({ children }: { children: ReactNode }) {
  return <PermissionContext value={useHeldPermissions(true)}>{children}</PermissionContext>;
}

/** Names of what the signed-in person may do; empty for a visitor. Outside a provider, those of the store. */
export function usePermissions(): ReadonlySet<string> {
  const given = use(PermissionContext);
  const held = useHeldPermissions(given === null);
  return given ?? held;
}

/** Whether the person holds a permission. None asked for means yes. */
export function useCan(permission: string | undefined): boolean {
  const permissions = usePermissions();
  return permission === undefined || permissions.has(permission);
}

/** Shows its children to those who hold the permission. The server decides again; this spares a dead end. */
export function Can(props: { permission: string; children: ReactNode; otherwise?: ReactNode }) {
  return useCan(props.permission) ? props.children : (props.otherwise ?? null);
}
