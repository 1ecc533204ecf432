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
  const opening = useOpening();
  // Who is within the second step is on no other way any more.
  const isSecond = useAuth(({ challenge }) => challenge !== null);
  return (
    <AccountLayout
      title={t('signIn')}
      text={isSecond ? null : t(opening)}
      aside={
        isSecond ? null : (
          <>
            <AccountLink to="/pages/passkey">{t('passkey')}</AccountLink>
            {/* The server hides it in the page where people come by invitation only. */}
            <span data-join>
              <br />
              {t('noAccount')} <AccountLink to="/pages/register">{t('askToJoin')}</AccountLink>
            </span>
          </>
        )
      }
    >
      <LoginForm note={<Why />} />
    </AccountLayout>
  );
}

/**
 * The line under the heading. What the address alone tells takes the place of the usual line: the page stands there
 * before its script knows the address, and a line more would move the form away under the hand.
 */
function useOpening() {
  const { pathname, state } = useAccountNavigation().place;
  const { hasEnded } = useAuth();
  const isServerTold = useLeaving((leaving) => leaving.isServerTold);
  if (pathname === '/login') return isServerTold ? 'signedOut' : 'signInText';
  return !hasEnded && isRecord(state) && state.from ? 'toContinue' : 'signInText';
}

/** Why the login is shown to somebody who did not ask for it: their session ended, or its end could not be told. */
function Why(): ReactNode {
  const t = useMessages(accountMessages);
  const { pathname } = useAccountNavigation().place;
  const { hasEnded, user } = useAuth();
  const isServerTold = useLeaving((leaving) => leaving.isServerTold);
  if (pathname === '/login') return isServerTold ? null : <FormAlert>{t('serverNotTold')}</FormAlert>;
  return hasEnded ? <FormAlert kind="info">{t(user ? 'endedUnsaved' : 'ended')}</FormAlert> : null;
}
