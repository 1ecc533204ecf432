import { ProgressBar } from '@courtyard/ui';
import { lazy, Suspense } from 'react';
import { useAccountNavigation } from '../frame/account-navigation';
import { RegisterPage } from '../register/register.page';
import { PasskeyPage } from './passkey/passkey.page';
import { MyResetPage } from '../reset/my-reset.page';
import { ResetPasswordPage } from '../reset/reset-password.page';
import { UnauthorizedPage } from './unauthorized/unauthorized.page';
import { resetToken } from '../reset/reset-token.rules';

const EmailLinkScreen = lazy(() => import(/* webpackChunkName: "account-letters" */ './email-link-screen'));

/** The screens of who does not simply sign in: register, reset of a password, what one may not see, and what links with a token open. */
export function FurtherScreen() {
  const { place } = useAccountNavigation();
  const token = resetToken(place);
  if (place.pathname === '/unauthorized') return <UnauthorizedPage />;
  if (place.pathname === '/pages/passkey') return <PasskeyPage />;
  if (place.pathname === '/pages/register') return <RegisterPage />;
  if (token)
    return (
      <Suspense fallback={<ProgressBar />}>
        <EmailLinkScreen token={token} />
      </Suspense>
    );
  return place.pathname === '/reset-password' ? <MyResetPage /> : <ResetPasswordPage />;
}
