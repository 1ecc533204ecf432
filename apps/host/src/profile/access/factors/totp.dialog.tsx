import { call, useMessages } from '@courtyard/common';
import { Box, Text } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { accountMessages } from '../../../account/account.messages';
import { AccountForm } from '../../../account/form/account-form';
import { CodeField } from '../../../account/form/code/code-field';
import { useCode } from '../../../account/form/code/use-code';
import { failureKey } from '../../../account/form/failure-text.rules';
import { FormAlert } from '../../../account/form/form-alert';
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
  const tAccount = useMessages(accountMessages);
  const { field, form, failure } = useCode(async (code) => {
    const { data } = await call('POST /api/v1/member-auth/factors/totp/confirm', { body: { code } });
    onConfirmed(data.recoveryCodes);
  });
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
      <AccountForm submitLabel={t('confirm')} {...form}>
        {failure ? <FormAlert>{tAccount(failureKey(failure))}</FormAlert> : null}
        <CodeField {...field} />
      </AccountForm>
    </Dialog>
  );
}
