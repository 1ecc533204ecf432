import { toast, useMessages } from '@courtyard/common';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { accountMessages } from '../../account/account.messages';
import { PasswordField } from '../../account/form/account-fields';
import { AccountForm } from '../../account/form/account-form';
import { wrongPassword, type Wrong } from '../../account/form/account-input.rules';
import { failureKey } from '../../account/form/failure-text.rules';
import { FormAlert } from '../../account/form/form-alert';
import { useSubmission } from '../../account/form/use-submission';
import { Consequences } from '../../app/proof/consequences';
import { closingMessages } from './closing.messages';
import { useAskForClosing } from './closing.queries';

/** Says what goes and what stays, and asks for the password before the account is closed. */
export function ClosingDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(closingMessages);
  const tAccount = useMessages(accountMessages);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong<'password'>>({});
  const ask = useAskForClosing();
  const sending = useSubmission(async () => {
    await ask(password);
    toast({ title: t('asked'), kind: 'success' });
    onClose();
  });
  const check = () => {
    const found = wrongPassword(password);
    setWrong(found);
    return found.password === undefined;
  };
  const { failure } = sending;
  const refused = failure?.fields?.password;
  return (
    <Dialog open size="sm" onClose={onClose} title={t('title')}>
      <Consequences texts={[t('goes'), t('stays')]} />
      <AccountForm
        submitLabel={t('close')}
        isSending={sending.isSending}
        isValid={check}
        onSubmit={sending.submit}
      >
        {failure && !refused ? <FormAlert>{tAccount(failureKey(failure))}</FormAlert> : null}
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          value={password}
          error={wrong.password ? tAccount(wrong.password) : refused}
          onChange={(value) => {
            setPassword(value);
            setWrong({});
            if (failure) sending.restart();
          }}
        />
      </AccountForm>
    </Dialog>
  );
}
