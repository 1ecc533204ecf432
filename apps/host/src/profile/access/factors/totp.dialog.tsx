import { call, useMessages } from '@courtyard/common';
import { Box, Text } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { accountMessages } from '../../../account/account.messages';
import { AccountForm } from '../../../account/form/account-form';
import { CodeField } from '../../../account/form/code/code-field';
import { codeMessages } from '../../../account/form/code/code.messages';
import { failureKey } from '../../../account/form/failure-text.rules';
import { FormAlert } from '../../../account/form/form-alert';
import { useSubmission } from '../../../account/form/use-submission';
import { factorMessages } from './factors.messages';
import { QrCode } from './qr-code';

interface TotpDialogProps {
  offered: { secret: string; uri: string };
  /** It counts from now on: with the recovery codes. */
  onConfirmed: (codes: string[]) => void;
  onClose: () => void;
}

/** Shows the secret for an authenticator app, and takes the first code of it. */
export function TotpDialog({ offered, onConfirmed, onClose }: TotpDialogProps) {
  const t = useMessages(factorMessages);
  const tCode = useMessages(codeMessages);
  const tAccount = useMessages(accountMessages);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sending = useSubmission(async () => {
    const { data } = await call('POST /api/v1/member-auth/factors/totp/confirm', { body: { code } });
    onConfirmed(data.recoveryCodes);
  });
  const check = () => {
    setMissing(code.trim() === '');
    return code.trim() !== '';
  };
  const { failure } = sending;
  const isWrong = failure?.status === 422;
  return (
    <Dialog open size="sm" onClose={onClose} title={t('add')}>
      <Text size="sm" tone="muted" mb="4">
        {t('scan')}
      </Text>
      <QrCode text={offered.uri} label={t('picture')} />
      <Text size="sm" fontWeight="medium" mt="4">
        {t('key')}
      </Text>
      <Box fontFamily="mono" fontSize="sm" overflowWrap="anywhere" mb="4">
        {offered.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </Box>
      <AccountForm
        submitLabel={t('confirm')}
        isSending={sending.isSending}
        isValid={check}
        onSubmit={sending.submit}
      >
        {failure && !isWrong ? <FormAlert>{tAccount(failureKey(failure))}</FormAlert> : null}
        <CodeField
          value={code}
          error={isMissing ? tCode('missing') : isWrong ? tCode('wrong') : undefined}
          onChange={(value) => {
            setCode(value);
            setMissing(false);
            if (failure) sending.restart();
          }}
        />
      </AccountForm>
    </Dialog>
  );
}
