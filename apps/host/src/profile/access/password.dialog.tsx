import { call, toast, useAuth, useMessages } from '@courtyard/common';
import { Text, TextLink } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountMessages } from '../../account/account.messages';
import { PasswordField } from '../../account/form/account-fields';
import { AccountForm } from '../../account/form/account-form';
import { wrongNewPassword, wrongPassword } from '../../account/form/account-input.rules';
import { failureKey } from '../../account/form/failure-text.rules';
import { FormAlert } from '../../account/form/form-alert';
import { NewPasswordField } from '../../account/form/strength/new-password-field';
import { strengthMessages } from '../../account/form/strength/strength.messages';
import { takeSession } from '../../account/form/take-session';
import { useSubmission } from '../../account/form/use-submission';
import { profileMessages } from '../profile.messages';

type Wrong = { current?: string | undefined; next?: string | undefined };

/** Changes the password with the present one. This session goes on, all others end. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(profileMessages);
  const tAccount = useMessages(accountMessages);
  const tStrength = useMessages(strengthMessages);
  const client = useQueryClient();
  const user = useAuth((state) => state.user);
  const [currentPassword, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const sending = useSubmission(async () => {
    const { data } = await call('POST /api/v1/member-auth/password', { body: { currentPassword, password } });
    const now = useAuth.getState().user;
    if (now) takeSession({ ...now, token: data.token });
    void client.invalidateQueries({ queryKey: ['shell', 'sessions'] });
    toast({ title: t('passwordChanged'), kind: 'success' });
    onClose();
  });
  const check = () => {
    const current = wrongPassword(currentPassword).password;
    const next = wrongNewPassword(password).password;
    setWrong({ current: current && tAccount(current), next: next && tAccount(next) });
    return !current && !next;
  };
  const { failure } = sending;
  const refused = failure?.fields?.currentPassword;
  return (
    <Dialog open size="sm" onClose={onClose} title={t('changePassword')}>
      <Text size="sm" tone="muted" mb="5">
        {t('changeText')}
      </Text>
      <AccountForm
        submitLabel={t('changePassword')}
        isSending={sending.isSending}
        isValid={check}
        onSubmit={sending.submit}
      >
        {failure && !refused ? (
          <FormAlert>
            {failure.code === 'common-password' ? tStrength('refused') : tAccount(failureKey(failure))}
          </FormAlert>
        ) : null}
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          value={currentPassword}
          error={wrong.current ?? refused}
          aside={<TextLink to="/reset-password">{t('forgotten')}</TextLink>}
          onChange={(value) => {
            setCurrent(value);
            setWrong({});
            if (failure) sending.restart();
          }}
        />
        <NewPasswordField
          label={t('newPassword')}
          about={[user?.email ?? '', user?.displayName ?? '']}
          value={password}
          error={wrong.next}
          onChange={(value) => {
            setPassword(value);
            setWrong({});
          }}
        />
      </AccountForm>
    </Dialog>
  );
}
