import { useAuth, useMessages } from '@courtyard/common';
import { AccountButton } from '../../frame/account-button';
import { AccountLayout } from '../../frame/account-layout';
import { accountMessages } from '../../account.messages';
import { furtherMessages } from '../further.messages';

/** Where a guard sends somebody who may not see a page. */
export function UnauthorizedPage() {
  const t = useMessages(accountMessages);
  const tFurther = useMessages(furtherMessages);
  const isSignedIn = useAuth((state) => state.user !== null);
  return (
    <AccountLayout title={tFurther('forbidden')} text={tFurther('forbiddenText')}>
      <AccountButton to={isSignedIn ? '/dashboard/default' : '/pages/login'} variant="primary">
        {isSignedIn ? tFurther('toDashboard') : t('signIn')}
      </AccountButton>
    </AccountLayout>
  );
}
