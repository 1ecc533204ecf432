import type { AreaColor, CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { areaColors } from '@courtyard/contract/properties/common-area/common-area.values';

/** Whether somebody may book an area for a property, by what they are to it and what their roles let them do. */
export function canBook(
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

/** The colour that the fewest areas have, the first of them in the order of the choices. */
export function nextColor(taken: readonly AreaColor[]): AreaColor {
  const count = (color: AreaColor) => taken.filter((other) => other === color).length;
  return areaColors.reduce((fewest, color) => (count(color) < count(fewest) ? color : fewest));
}
