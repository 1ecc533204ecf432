import { type AskedProof, call, useAuth, useMessages } from '@courtyard/common';
import { Text } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { accountMessages } from '../../account/account.messages';
import { PasswordField } from '../../account/form/account-fields';
import { AccountForm } from '../../account/form/account-form';
import { wrongPassword } from '../../account/form/account-input.rules';
import { failureKey } from '../../account/form/failure-text.rules';
import { FormAlert } from '../../account/form/form-alert';
import { useSubmission } from '../../account/form/use-submission';
import { proofMessages } from './proof.messages';

interface ProofDialogProps {
  asked: AskedProof;
  onClose: () => void;
}

/** Asks whether it is still the person; what they were about to do goes on behind it. */
export function ProofDialog({ asked, onClose }: ProofDialogProps) {
  const t = useMessages(proofMessages);
  const tAccount = useMessages(accountMessages);
  const email = useAuth((state) => state.user?.email ?? '');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const sending = useSubmission(async () => {
    await call('POST /api/v1/member-auth/proof', { body: { way: 'password', password } });
    asked.answer(true);
  });
  const check = () => {
    const found = wrongPassword(password).password;
    setWrong(found && tAccount(found));
    return !found;
  };
  const { failure } = sending;
  const refused = failure?.fields?.password;
  return (
    <Dialog open size="sm" onClose={onClose} title={t('title')}>
      <Text size="sm" tone="muted" mb="5">
        {t('text')}
      </Text>
      <AccountForm
        submitLabel={t('confirm')}
        isSending={sending.isSending}
        isValid={check}
        onSubmit={sending.submit}
      >
        {failure && !refused ? <FormAlert>{tAccount(failureKey(failure))}</FormAlert> : null}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={tAccount('password')}
          autoComplete="current-password"
          value={password}
          error={wrong ?? refused}
          onChange={(value) => {
            setPassword(value);
            setWrong(undefined);
            if (failure) sending.restart();
          }}
        />
      </AccountForm>
    </Dialog>
  );
}
