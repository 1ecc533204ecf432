import { isRecord, useAuth, useMessages } from '@courtyard/common';
import { useEffect } from 'react';
import { returnPath } from '../../app/entry/return-path.rules';
import { AccountLayout } from '../frame/account-layout';
import { AccountLink, useAccountNavigation } from '../frame/account-navigation';
import { accountMessages } from '../account.messages';
import { FormAlert } from '../form/form-alert';
import { LoginForm } from './login.form';

/** Sign in, and go on to the place that was asked for. */
export function LoginPage() {
  const t = useMessages(accountMessages);
  const isSignedIn = useAuth((state) => state.user !== null);
  const { place, go } = useAccountNavigation();
  const { pathname, state } = place;
  useEffect(() => {
    if (isSignedIn) go(returnPath(state), { replace: true });
  }, [isSignedIn, state, go]);

  const note =
    pathname === '/login' ? t('signedOut') : isRecord(state) && state.from ? t('toContinue') : null;
  return (
    <AccountLayout
      title={t('signInTitle')}
      text={t('signInText')}
      aside={
        <>
          {t('noAccount')} <AccountLink to="/pages/register">{t('askToJoin')}</AccountLink>
        </>
      }
    >
      <LoginForm note={note ? <FormAlert kind="info">{note}</FormAlert> : null} />
    </AccountLayout>
  );
}
