import { useMessages } from '@courtyard/common';
import { ShareList } from '@courtyard/ui';
import { propertyMessages } from '../property/property.messages';
import { propertyPaths } from '../property/property-paths';

interface BreakdownProps {
  /** Filter of the list that a value opens. */
  field: 'building' | 'occupancy';
  rows: readonly { value: string; count: number }[] | undefined;
  columns?: number | { base: number; md: number };
}

const most = 12;

/** How many properties have which value; each opens its list. */
export function Breakdown({ field, rows, columns = 1 }: BreakdownProps) {
  const t = useMessages(propertyMessages);
  const nameOf = (value: string) => {
    if (field === 'building') return value === '' ? t('noBuilding') : value;
    return value === 'owner' || value === 'rented' || value === 'vacant' ? t(`occupancy.${value}`) : value;
  };
  const parts = rows?.slice(0, most).map(({ value, count }) => ({
    key: value,
    name: nameOf(value),
    count,
    to: value === '' ? undefined : `${propertyPaths.list}?${field}=${encodeURIComponent(value)}`,
  }));
  return <ShareList parts={parts} columns={columns} />;
}
