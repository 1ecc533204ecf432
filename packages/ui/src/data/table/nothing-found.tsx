import type { ReactNode } from 'react';
import { Button } from '../../actions/button';
import { EmptyState } from '../../feedback/states';
import type { IconName } from '../../display/icon/icon-paths';
import type { LeftOut } from '../state/left-out';
import { useDataTexts } from '../data.messages';

export interface NothingFoundProps {
  isFiltered: boolean;
  /** Leads back to the first page; missing where one is there. */
  onFirstPage?: (() => void) | undefined;
  onShowAll: () => void;
  /** What the list has, but shows only when it is asked for. */
  leftOut?: LeftOut | undefined;
  /** What is said of a list that has nothing yet, and what to do; without it, that others will add something. */
  empty: { icon?: IconName; title: ReactNode; description?: ReactNode; action?: ReactNode };
}

/** An empty list says why it is empty: one went past its end, nothing matches, all is left out, or nothing is there yet. */
export function NothingFound({ isFiltered, onFirstPage, onShowAll, leftOut, empty }: NothingFoundProps) {
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
  if (leftOut && leftOut.count > 0) {
    return (
      <EmptyState icon="list" title={leftOut.title} description={t('leftOutText')}>
        <Button onClick={leftOut.onShow}>{t('showThem')}</Button>
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
