import { type AskedProof, call, useAuth, useMessages } from '@courtyard/common';
import { Stack, Text } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { accountMessages } from '../../account/account.messages';
import { PasswordField } from '../../account/form/account-fields';
import { AccountForm } from '../../account/form/account-form';
import { CodeField } from '../../account/form/code/code-field';
import { codeMessages } from '../../account/form/code/code.messages';
import { failureKey } from '../../account/form/failure-text.rules';
import { FormAlert } from '../../account/form/form-alert';
import { hasPasskeys, signWithPasskey } from '../../account/form/passkey/browser-passkey';
import { PasskeyButton } from '../../account/form/passkey/passkey-button';
import { useSubmission } from '../../account/form/use-submission';
import { LeadToSetup } from './lead-to-setup';
import { proofMessages } from './proof.messages';

interface ProofDialogProps {
  asked: AskedProof;
  onClose: () => void;
}

/** Asks whether it is still the person; what they were about to do goes on behind it. Who owes a second factor is led to it. */
export function ProofDialog(props: ProofDialogProps) {
  return props.asked.ways.includes('setup') ? <LeadToSetup {...props} /> : <AskForProof {...props} />;
}

function AskForProof({ asked, onClose }: ProofDialogProps) {
  const t = useMessages(proofMessages);
  const tAccount = useMessages(accountMessages);
  const tCode = useMessages(codeMessages);
  const email = useAuth((state) => state.user?.email ?? '');
  const byCode = asked.ways.includes('code');
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sending = useSubmission(async () => {
    const body = byCode
      ? { way: 'code' as const, code: typed }
      : { way: 'password' as const, password: typed };
    await call('POST /api/v1/member-auth/proof', { body });
    asked.answer(true);
  });
  const proveByPasskey = async () => {
    const { data: wanted } = await call('POST /api/v1/member-auth/proof/passkey/begin');
    const passkey = await signWithPasskey(wanted);
    await call('POST /api/v1/member-auth/proof', { body: { way: 'passkey', passkey } });
    asked.answer(true);
  };
  const check = () => {
    setMissing(typed.trim() === '');
    return typed.trim() !== '';
  };
  const { failure } = sending;
  const refused = failure?.status === 422;
  const edit = (value: string) => {
    setTyped(value);
    setMissing(false);
    if (failure) sending.restart();
  };
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
        {byCode ? (
          <CodeField
            recovery={asked.factors.includes('app') ? 'too' : 'only'}
            value={typed}
            error={isMissing ? tCode('missing') : refused ? tCode('wrong') : undefined}
            onChange={edit}
          />
        ) : (
          <>
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <PasswordField
              label={tAccount('password')}
              autoComplete="current-password"
              value={typed}
              error={isMissing ? tAccount('passwordMissing') : failure?.fields?.password}
              onChange={edit}
            />
          </>
        )}
      </AccountForm>
      {asked.ways.includes('passkey') && hasPasskeys() ? (
        <Stack gap="3" mt="3">
          <PasskeyButton onUse={proveByPasskey} />
        </Stack>
      ) : null}
    </Dialog>
  );
}
