import { useAccountNavigation } from '../frame/account-navigation';
import { NewPassword } from '../reset/new-password';
import { ConfirmPage } from './confirm/confirm.page';
import { AcceptInvitationPage } from './invitation/accept-invitation.page';
import { SwitchPage } from './switch/switch.page';

const opened: Readonly<Record<string, typeof NewPassword>> = {
  '/accept-invitation': AcceptInvitationPage,
  '/confirm': ConfirmPage,
  '/switch': SwitchPage,
};

/** What a link with a token opens: few come by one, so all of it is one chunk. */
export default function EmailLinkScreen({ token }: { token: string }) {
  const { pathname } = useAccountNavigation().place;
  const Opened = opened[pathname] ?? NewPassword;
  return <Opened token={token} />;
}
