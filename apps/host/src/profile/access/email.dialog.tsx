import { toast, useAuth, useMessages } from '@courtyard/common';
import { Field, Input, Text } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { accountMessages } from '../../account/account.messages';
import { PasswordField } from '../../account/form/account-fields';
import { AccountForm } from '../../account/form/account-form';
import { wrongEmail, wrongPassword, type Wrong } from '../../account/form/account-input.rules';
import { failureKey } from '../../account/form/failure-text.rules';
import { FormAlert } from '../../account/form/form-alert';
import { useSubmission } from '../../account/form/use-submission';
import { profileMessages } from '../profile.messages';
import { useAskForEmailChange } from './email-change.queries';

/** Asks for another address to sign in with. It changes with the link that is mailed there. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(profileMessages);
  const tAccount = useMessages(accountMessages);
  const present = useAuth((state) => state.user?.email ?? '');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong<'email' | 'password'>>({});
  const ask = useAskForEmailChange();
  const sending = useSubmission(async () => {
    await ask({ email: email.trim(), password });
    toast({ title: t('linkSent', { email: email.trim() }), kind: 'success' });
    onClose();
  });
  const check = () => {
    const found = { ...wrongEmail(email), ...wrongPassword(password) };
    setWrong(found);
    return Object.keys(found).length === 0;
  };
  const { failure } = sending;
  const refused = failure?.fields ?? {};
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    setWrong({});
    if (failure) sending.restart();
  };
  return (
    <Dialog open size="sm" onClose={onClose} title={t('changeEmail')}>
      <Text size="sm" tone="muted" mb="5">
        {t('emailText', { email: present })}
      </Text>
      <AccountForm
        submitLabel={t('sendLink')}
        isSending={sending.isSending}
        isValid={check}
        onSubmit={sending.submit}
      >
        {failure && Object.keys(refused).length === 0 ? (
          <FormAlert>{tAccount(failureKey(failure))}</FormAlert>
        ) : null}
        <Field label={t('newEmail')} error={wrong.email ? tAccount(wrong.email) : refused.email}>
          <Input
            size="lg"
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={email}
            onChange={(event) => edit(setEmail)(event.target.value)}
          />
        </Field>
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          value={password}
          error={wrong.password ? tAccount(wrong.password) : refused.password}
          onChange={edit(setPassword)}
        />
      </AccountForm>
    </Dialog>
  );
}
