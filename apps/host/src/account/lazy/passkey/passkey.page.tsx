import { call, useMessages } from '@courtyard/common';
import { Stack } from '@courtyard/ui';
import { AccountLayout } from '../../frame/account-layout';
import { AccountLink, useAccountNavigation } from '../../frame/account-navigation';
import { signWithPasskey } from '../../form/passkey/browser-passkey';
import { PasskeyButton } from '../../form/passkey/passkey-button';
import { takeSession } from '../../form/take-session';
import { furtherMessages } from '../further.messages';

/** Signs in by a passkey alone, in place of address and password: who comes here by its link is asked for it at once. */
export function PasskeyPage() {
  const t = useMessages(furtherMessages);
  const { go, place } = useAccountNavigation();
  const enter = async () => {
    const { data: wanted } = await call('POST /api/v1/member-auth/login/passkey/begin');
    const passkey = await signWithPasskey(wanted);
    const { data } = await call('POST /api/v1/member-auth/login/passkey', { body: { passkey } });
    // The login leads on to the page that was asked for.
    go('/pages/login', { replace: true, state: place.state });
    takeSession(data);
  };
  return (
    <AccountLayout
      title={t('passkeyTitle')}
      text={t('passkeyText')}
      aside={<AccountLink to="/pages/login">{t('usePassword')}</AccountLink>}
    >
      <Stack gap="5">
        <PasskeyButton onUse={enter} variant="primary" isPressed />
      </Stack>
    </AccountLayout>
  );
}
