import { call, useMessages } from '@courtyard/common';
import type { Passkey } from '@courtyard/contract';
import { Field, Input, Text } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { accountMessages } from '../../../../account/account.messages';
import { AccountForm } from '../../../../account/form/account-form';
import { failureKey, failureOf } from '../../../../account/form/failure-text.rules';
import { FormAlert } from '../../../../account/form/form-alert';
import { makePasskey, NotGiven } from '../../../../account/form/passkey/browser-passkey';
import { factorMessages } from '../factors.messages';

interface PasskeyDialogProps {
  /** To be named anew; null: one that is to be made. */
  passkey: Passkey | null;
  /** It is made or named: with recovery codes where it is the first factor. */
  onDone: (codes: string[] | null) => void;
  onClose: () => void;
}

async function make(name: string): Promise<string[] | null> {
  const { data: wanted } = await call('POST /api/v1/member-auth/factors/passkeys/begin');
  const passkey = await makePasskey(wanted);
  const { data } = await call('POST /api/v1/member-auth/factors/passkeys', { body: { name, passkey } });
  return data.recoveryCodes;
}

/** Makes a passkey on this device, or one nearby, under a name by which the person knows it again; or names one anew. */
export function PasskeyDialog({ passkey, onDone, onClose }: PasskeyDialogProps) {
  const t = useMessages(factorMessages);
  const tAccount = useMessages(accountMessages);
  const [name, setName] = useState(() => passkey?.name ?? '');
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    setFailed(null);
    try {
      if (!passkey) return onDone(await make(name.trim()));
      await call('PATCH /api/v1/member-auth/factors/passkeys/:passkeyId', {
        params: { passkeyId: passkey.id },
        body: { name: name.trim() },
      });
      onDone(null);
    } catch (error) {
      setFailed(wordsOf(error));
    } finally {
      setSending(false);
    }
  };
  const wordsOf = (error: unknown): string => {
    if (error instanceof NotGiven) return t(error.isKnown ? 'passkeyKnown' : 'passkeyNotGiven');
    const failure = failureOf(error);
    if (failure.status === 409 && error instanceof Error) return error.message;
    return failure.status === 422 ? t('passkeyNotGiven') : tAccount(failureKey(failure));
  };
  const check = () => {
    setMissing(name.trim() === '');
    return name.trim() !== '';
  };
  return (
    <Dialog open size="sm" onClose={onClose} title={t(passkey ? 'rename' : 'addPasskey')}>
      <Text size="sm" tone="muted" mb="5">
        {t(passkey ? 'renameText' : 'addPasskeyText')}
      </Text>
      <AccountForm
        submitLabel={t(passkey ? 'saveName' : 'makePasskey')}
        isSending={isSending}
        isValid={check}
        onSubmit={() => void send()}
      >
        {failed === null ? null : <FormAlert>{failed}</FormAlert>}
        <Field
          label={t('passkeyName')}
          help={t('passkeyNameHelp')}
          error={isMissing ? t('nameMissing') : undefined}
        >
          <Input
            size="lg"
            name="passkey-name"
            autoComplete="off"
            maxLength={60}
            data-autofocus=""
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
      </AccountForm>
    </Dialog>
  );
}
