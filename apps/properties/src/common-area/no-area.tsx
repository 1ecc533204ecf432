import { useMessages } from '@courtyard/common';
import { Card, EmptyState, LinkButton, Page } from '@courtyard/ui';
import { areaPaths } from './area-paths';
import { areaMessages } from './common-area.messages';

/** In place of a page about an area, where its address names none that is there. */
export function NoArea() {
  const t = useMessages(areaMessages);
  return (
    <Page title={t('missingTitle')}>
      <Card>
        <EmptyState icon="search" title={t('missingTitle')} description={t('missingText')}>
          <LinkButton to={areaPaths.list}>{t('all')}</LinkButton>
        </EmptyState>
      </Card>
    </Page>
  );
}
