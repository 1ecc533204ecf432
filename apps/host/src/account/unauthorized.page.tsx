import { useAuth, useMessages } from '@courtyard/common';
import { AccountButton } from './frame/account-button';
import { AccountLayout } from './frame/account-layout';
import { accountMessages } from './account.messages';

/** Where a guard sends somebody who may not see a page. */
export function UnauthorizedPage() {
  const t = useMessages(accountMessages);
  const isSignedIn = useAuth((state) => state.user !== null);
  return (
    <AccountLayout title={t('forbidden')} text={t('forbiddenText')}>
      <AccountButton to={isSignedIn ? '/dashboard/default' : '/pages/login'} variant="primary">
        {isSignedIn ? t('toDashboard') : t('signIn')}
      </AccountButton>
    </AccountLayout>
  );
}
