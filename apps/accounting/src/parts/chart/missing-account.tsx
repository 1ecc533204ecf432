import { useCan, useMessages } from '@courtyard/common';
import { Text, TextLink } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { partsMessages } from '../parts.messages';

/** Says which account a form needs that the chart does not have, and leads to where it is added, or says whom to ask. */
export function MissingAccount({ children }: { children: ReactNode }) {
  const t = useMessages(partsMessages);
  const canAdd = useCan('Chart Update');
  return (
    <Text size="sm" tone="danger" role="status">
      {children}{' '}
      {canAdd ? (
        <TextLink to="/bookkeeping/chart-of-accounts/create">{t('addAccount')}</TextLink>
      ) : (
        t('askToAddAccount')
      )}
    </Text>
  );
}
