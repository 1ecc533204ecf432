import { useMessages } from '@courtyard/common';
import { Card, EmptyState, LinkButton, Page } from '@courtyard/ui';
import { areaPaths } from '../area-paths';
import { formMessages } from './form.messages';

/** In place of a form that the person may not use. */
export function NoRight({ title }: { title: string }) {
  const t = useMessages(formMessages);
  return (
    <Page title={title}>
      <Card>
        <EmptyState icon="lock" title={t('forbiddenTitle')} description={t('forbiddenText')}>
          <LinkButton to={areaPaths.list}>{t('toList')}</LinkButton>
        </EmptyState>
      </Card>
    </Page>
  );
}
