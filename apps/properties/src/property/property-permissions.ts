import { usePermissions } from '@courtyard/common';
import type { PropertiesPermission } from '@courtyard/contract/properties/permissions';

/** What the person may do with a property: with the own one what they hold, with others only staff who see all. */
export function useCanOnProperty(
  property: { mine: boolean } | undefined,
): (permission: PropertiesPermission) => boolean {
  const held = usePermissions();
  const inReach = property !== undefined && (property.mine || held.has('Properties List View'));
  return (permission) => inReach && held.has(permission);
}
