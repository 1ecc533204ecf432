/** How people call a unit: `Aspen House 204`, or the number alone where there are no buildings. */
export const propertyName = ({
  building,
  unitNumber,
}: {
  building: string | null;
  unitNumber: string;
}): string => (building ? `${building} ${unitNumber}` : unitNumber);
