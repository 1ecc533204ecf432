import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';

/** Whether somebody may book an area for a property, by what they are to it and what their roles let them do. */
export function mayBook(
  area: Pick<CommonArea, 'whoMayBook'>,
  relation: { owns: boolean; lives: boolean },
  permissions: ReadonlySet<string>,
): boolean {
  if (!permissions.has('Reservation Create')) return false;
  if (permissions.has('Reservation Approve')) return true;
  if (area.whoMayBook === 'staff') return false;
  if (permissions.has('Reservations List View')) return true;
  return area.whoMayBook === 'owners' ? relation.owns : relation.owns || relation.lives;
}
