import { call, toast, useAuth, useMessages } from '@courtyard/common';
import { Field, Input, Text } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { accountMessages } from '../../account/account.messages';
import { AccountForm } from '../../account/form/account-form';
import { wrongName, type Wrong } from '../../account/form/account-input.rules';
import { failureKey } from '../../account/form/failure-text.rules';
import { FormAlert } from '../../account/form/form-alert';
import { takeSession } from '../../account/form/take-session';
import { useSubmission } from '../../account/form/use-submission';
import { profileMessages } from '../profile.messages';

/** Changes what the person is called in this community. */
export function NameDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(profileMessages);
  const tAccount = useMessages(accountMessages);
  const [displayName, setName] = useState(() => useAuth.getState().user?.displayName ?? '');
  const [wrong, setWrong] = useState<Wrong<'name'>>({});
  const sending = useSubmission(async () => {
    const body = { displayName: displayName.trim() };
    await call('PUT /api/v1/shell/profile/name', { body });
    const { user } = useAuth.getState();
    if (user) takeSession({ ...user, ...body });
    toast({ title: t('nameChanged'), kind: 'success' });
    onClose();
  });
  const check = () => {
    const found = wrongName(displayName);
    setWrong(found);
    return found.name === undefined;
  };
  return (
    <Dialog open size="sm" onClose={onClose} title={t('changeName')}>
      <Text size="sm" tone="muted" mb="5">
        {t('nameText')}
      </Text>
      <AccountForm
        submitLabel={t('saveName')}
        isSending={sending.isSending}
        isValid={check}
        onSubmit={sending.submit}
      >
        {sending.failure ? <FormAlert>{tAccount(failureKey(sending.failure))}</FormAlert> : null}
        <Field label={t('name')} error={wrong.name && tAccount(wrong.name)}>
          <Input
            size="lg"
            name="name"
            autoComplete="name"
            maxLength={120}
            data-autofocus=""
            value={displayName}
            onChange={(event) => {
              setName(event.target.value);
              setWrong({});
            }}
          />
        </Field>
      </AccountForm>
    </Dialog>
  );
}
