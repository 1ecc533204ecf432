import { EmptyState, type IconName } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { PartCard, type PartQuery } from './part-list';

interface PartTabProps<T> {
  /** The tab's words; what to do next is said only to those who may add. */
  t: (key: 'title' | 'description' | 'none' | 'noneText') => string;
  icon: IconName;
  /** The way to add one; null for those who may not. */
  add: ReactNode;
  query: PartQuery<T>;
  children: (part: T) => ReactNode;
}

/** A tab of a property with all of one kind that belongs to it. */
export function PartTab<T>({ t, icon, add, query, children }: PartTabProps<T>) {
  return (
    <PartCard
      title={t('title')}
      description={t('description')}
      actions={add}
      query={query}
      empty={<EmptyState icon={icon} title={t('none')} description={add ? t('noneText') : undefined} />}
    >
      {children}
    </PartCard>
  );
}
