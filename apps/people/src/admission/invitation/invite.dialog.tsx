import { toast, useMessages } from '@courtyard/common';
import { invitationInput } from '@courtyard/contract/people/admission/invitation/invitation';
import { Box, Button, Field, Text, TextArea } from '@courtyard/ui';
import {
  Form,
  FormActions,
  TextField,
  useContractForm,
  useFieldError,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { HomeFields } from '../home-fields';
import { RolesField } from '../../role/assignment/roles-field';
import { addressesIn } from './addresses.rules';
import { invitationMessages } from './invitation.messages';
import { useInvite } from './invitation.queries';

type Left = Awaited<ReturnType<ReturnType<typeof useInvite>['mutateAsync']>>['left'];

/** Invites one or several addresses with roles; which were left, and why, is said before it closes. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(invitationMessages);
  const inviting = useInvite();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const [left, setLeft] = useState<Left | null>(null);
  const { emails, wrong } = addressesIn(typed);
  const isOne = emails.length < 2;
  const form = useContractForm(invitationInput, {
    onSubmit: async (values) => {
      const answer = await inviting.mutateAsync(values);
      const [email = ''] = answer.invited;
      const count = answer.invited.length;
      if (count > 0)
        toast({ title: count === 1 ? t('sentOne', { email }) : t('bulkSent', { count }), kind: 'success' });
      if (answer.left.length === 0) onClose();
      else setLeft(answer.left);
      return true;
    },
  });
  const type = (text: string) => {
    setTyped(text);
    const said = addressesIn(text);
    // What is no address is said here, in words of its own; nothing is sent meanwhile.
    form.setValue('emails', said.wrong ? [] : said.emails, { shouldDirty: true });
    if (said.emails.length > 1) form.setValue('name', null);
  };
  const roleIds = useFormValue(form, 'roleIds') ?? [];
  const propertyId = useFormValue(form, 'propertyId');
  const error = useFieldError(form, 'roleIds');
  const isRefused = useFieldError(form, 'emails') !== undefined;
  if (left)
    return (
      <Dialog
        open
        size="sm"
        onClose={onClose}
        title={t('leftTitle')}
        footer={
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        }
      >
        <Box as="ul" listStyleType="none">
          {left.map(({ email, reason }) => (
            <Text as="li" key={email} size="sm" py="1" overflowWrap="anywhere">
              {t(`left.${reason}`, { email })}
            </Text>
          ))}
        </Box>
      </Dialog>
    );
  const problem =
    wrong && (wrong.says === 'emailWrong' ? t(wrong.says, { email: wrong.email }) : t(wrong.says));
  return (
    <Dialog open onClose={onClose} title={t('inviteTitle')}>
      <Text size="sm" tone="muted" mb="4">
        {t('inviteText')}
      </Text>
      <Form form={form}>
        <Field
          label={t('emails')}
          help={t('emailsHelp')}
          required
          error={(isTried || isRefused) && problem ? problem : undefined}
        >
          <TextArea
            rows={2}
            value={typed}
            spellCheck={false}
            autoCapitalize="none"
            data-autofocus=""
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTried(typed.trim() !== '')}
          />
        </Field>
        {isOne ? (
          <TextField name="name" label={t('name')} help={t('nameHelp')} optional autoComplete="off" />
        ) : null}
        <RolesField
          value={roleIds}
          error={error}
          onChange={(chosen) =>
            form.setValue('roleIds', chosen, { shouldDirty: true, shouldValidate: chosen.length > 0 })
          }
        />
        <HomeFields isChosen={Boolean(propertyId)} />
        <FormActions onCancel={onClose} submitLabel={t('invite')} />
      </Form>
    </Dialog>
  );
}
