import { ProgressBar } from '@courtyard/ui';
import { lazy, Suspense } from 'react';
import { useAccountNavigation } from '../frame/account-navigation';
import { RegisterPage } from '../register/register.page';
import { MyResetPage } from '../reset/my-reset.page';
import { NewPassword } from '../reset/new-password';
import { ResetPasswordPage } from '../reset/reset-password.page';
import { resetToken } from '../reset/reset-token.rules';

// Few come with an invitation: its page is a chunk of its own.
const AcceptInvitationPage = lazy(async () => {
  const { AcceptInvitationPage: page } = await import(
    /* webpackChunkName: "account-invitation" */ './invitation/accept-invitation.page'
  );
  return { default: page };
});

/** The screens of who does not simply sign in: register, reset of a password, and an invitation. */
export function FurtherScreen() {
  const { place } = useAccountNavigation();
  const token = resetToken(place);
  if (place.pathname === '/pages/register') return <RegisterPage />;
  if (token && place.pathname === '/accept-invitation')
    return (
      <Suspense fallback={<ProgressBar />}>
        <AcceptInvitationPage token={token} />
      </Suspense>
    );
  if (token) return <NewPassword token={token} />;
  return place.pathname === '/reset-password' ? <MyResetPage /> : <ResetPasswordPage />;
}
