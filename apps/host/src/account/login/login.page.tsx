import { isRecord, useAuth, useMessages } from '@courtyard/common';
import type { ReactNode } from 'react';
import { useLeaving } from '../../app/entry/sign-out';
import { AccountLayout } from '../frame/account-layout';
import { AccountLink, useAccountNavigation } from '../frame/account-navigation';
import { accountMessages } from '../account.messages';
import { FormAlert } from '../form/form-alert';
import { LoginForm } from './login.form';

/** Sign in. The entry then leads on to the place that was asked for. */
export function LoginPage() {
  const t = useMessages(accountMessages);
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
      <LoginForm note={<Why />} />
    </AccountLayout>
  );
}

/** Why the login is shown to somebody who did not ask for it: signed out, session ended, or a page that needs it. */
function Why(): ReactNode {
  const t = useMessages(accountMessages);
  const { pathname, state } = useAccountNavigation().place;
  const { hasEnded, user } = useAuth();
  const isServerTold = useLeaving((leaving) => leaving.isServerTold);
  if (pathname === '/login') {
    return isServerTold ? (
      <FormAlert kind="info">{t('signedOut')}</FormAlert>
    ) : (
      <FormAlert>{t('serverNotTold')}</FormAlert>
    );
  }
  if (hasEnded) return <FormAlert kind="info">{t(user ? 'endedUnsaved' : 'ended')}</FormAlert>;
  return isRecord(state) && state.from ? <FormAlert kind="info">{t('toContinue')}</FormAlert> : null;
}
