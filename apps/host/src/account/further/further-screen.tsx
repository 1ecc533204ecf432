import { ProgressBar } from '@courtyard/ui';
import { lazy, Suspense } from 'react';
import { useAccountNavigation } from '../frame/account-navigation';
import { RegisterPage } from '../register/register.page';
import { MyResetPage } from '../reset/my-reset.page';
import { ResetPasswordPage } from '../reset/reset-password.page';
import { resetToken } from '../reset/reset-token.rules';

// Few come by a link of a letter: what it opens is a chunk of its own.
const AcceptInvitationPage = lazy(async () => {
  const { AcceptInvitationPage: page } = await import(
    /* webpackChunkName: "account-invitation" */ './invitation/accept-invitation.page'
  );
  return { default: page };
});

const ConfirmPage = lazy(async () => {
  const { ConfirmPage: page } = await import(
    /* webpackChunkName: "account-confirm" */ './confirm/confirm.page'
  );
  return { default: page };
});

const NewPassword = lazy(async () => {
  const { NewPassword: page } = await import(
    /* webpackChunkName: "account-password" */ '../reset/new-password'
  );
  return { default: page };
});

const opened: Readonly<Record<string, typeof NewPassword>> = {
  '/accept-invitation': AcceptInvitationPage,
  '/confirm': ConfirmPage,
};

/** The screens of who does not simply sign in: register, reset of a password, and an invitation. */
export function FurtherScreen() {
  const { place } = useAccountNavigation();
  const token = resetToken(place);
  if (place.pathname === '/pages/register') return <RegisterPage />;
  if (token) {
    const Opened = opened[place.pathname] ?? NewPassword;
    return (
      <Suspense fallback={<ProgressBar />}>
        <Opened token={token} />
      </Suspense>
    );
  }
  return place.pathname === '/reset-password' ? <MyResetPage /> : <ResetPasswordPage />;
}
