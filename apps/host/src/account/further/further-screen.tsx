import { useAccountNavigation } from '../frame/account-navigation';
import { RegisterPage } from '../register/register.page';
import { MyResetPage } from '../reset/my-reset.page';
import { NewPassword } from '../reset/new-password';
import { ResetPasswordPage } from '../reset/reset-password.page';
import { resetToken } from '../reset/reset-token.rules';

/** The screens of who does not simply sign in: register, and reset of a password. */
export function FurtherScreen() {
  const { place } = useAccountNavigation();
  const token = resetToken(place);
  if (place.pathname === '/pages/register') return <RegisterPage />;
  if (token) return <NewPassword token={token} />;
  return place.pathname === '/reset-password' ? <MyResetPage /> : <ResetPasswordPage />;
}
