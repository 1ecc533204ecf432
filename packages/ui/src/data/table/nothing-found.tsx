import type { ReactNode } from 'react';
import { Button } from '../../actions/button';
import { EmptyState } from '../../feedback/states';
import type { IconName } from '../../display/icon/icon-paths';
import { useDataTexts } from '../data.messages';

export interface NothingFoundProps {
  isFiltered: boolean;
  /** Leads back to the first page; missing where one is there. */
  onFirstPage?: (() => void) | undefined;
  onShowAll: () => void;
  /** What is said of a list that has nothing yet, and what to do; without it, that others will add something. */
  empty: { icon?: IconName; title: ReactNode; description?: ReactNode; action?: ReactNode };
}

/** An empty list says why it is empty: one went past its end, nothing matches, or nothing is there yet. */
export function NothingFound({ isFiltered, onFirstPage, onShowAll, empty }: NothingFoundProps) {
  const t = useDataTexts();
  if (onFirstPage) {
    return (
      <EmptyState icon="list" title={t('pastEnd')} description={t('pastEndText')}>
        <Button onClick={onFirstPage}>{t('firstPage')}</Button>
      </EmptyState>
    );
  }
  if (isFiltered) {
    return (
      <EmptyState icon="search" title={t('nothingMatches')} description={t('nothingMatchesText')}>
        <Button onClick={onShowAll}>{t('showAll')}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={empty.title}
      description={empty.description ?? t('nothingYet')}
      {...(empty.icon ? { icon: empty.icon } : {})}
    >
      {empty.action}
    </EmptyState>
  );
}
