import type { Place } from '../app/entry/place';
import { AccountNavigation, type Go } from './frame/account-navigation';
import { LoginPage } from './login/login.page';
import { MyResetPage } from './reset/my-reset.page';
import { NewPassword } from './reset/new-password';
import { RegisterPage } from './register/register.page';
import { ResetPasswordPage } from './reset/reset-password.page';
import { resetToken } from './reset/reset-token.rules';
import { UnauthorizedPage } from './unauthorized.page';

/** The account screen (login, register, reset, 403) at an address. */
export function AccountScreen({ place, go }: { place: Place; go: Go }) {
  return (
    <AccountNavigation value={{ place, go }}>
      <Screen place={place} />
    </AccountNavigation>
  );
}

function Screen({ place }: { place: Place }) {
  const token = resetToken(place);
  switch (place.pathname) {
    case '/pages/register':
      return <RegisterPage />;
    case '/pages/reset-password':
      return token ? <NewPassword token={token} /> : <ResetPasswordPage />;
    case '/reset-password':
      return token ? <NewPassword token={token} /> : <MyResetPage />;
    case '/unauthorized':
      return <UnauthorizedPage />;
    default:
      return <LoginPage />;
  }
}
