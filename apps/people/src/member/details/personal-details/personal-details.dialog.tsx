import { toast, useMessages } from '@courtyard/common';
import {
  type MemberPersonalDetails,
  memberPersonalDetailsInput,
} from '@courtyard/contract/people/member/member-particulars';
import { Text } from '@courtyard/ui';
import {
  Form,
  FormActions,
  TextAreaField,
  TextField,
  useContractForm,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { memberMessages } from '../../member.messages';
import { fetchPersonalDetails, useCorrect } from '../../member.queries';
import { personalDetailsMessages } from './personal-details.messages';

interface PersonalDetailsProps {
  memberId: string;
  /** As they were read for this: what others save from then on is shown beside what is written. */
  particulars: MemberPersonalDetails;
  onClose: () => void;
}

/** Corrects how a member is called and reached, by who manages members. */
export function PersonalDetailsDialog({ memberId, particulars, onClose }: PersonalDetailsProps) {
  const t = useMessages(personalDetailsMessages);
  const tMember = useMessages(memberMessages);
  const correcting = useCorrect(memberId);
  const versioned = useVersionedSave({
    read: particulars,
    fetchLatest: () => fetchPersonalDetails(memberId),
  });
  const form = useContractForm(memberPersonalDetailsInput, {
    versioned,
    onSubmit: async (values) => {
      const { name } = await versioned.save(({ version }) => correcting.mutateAsync({ ...values, version }));
      toast({ title: t('saved', { name }), kind: 'success' });
      onClose();
    },
  });
  const { field } = form;
  return (
    <Dialog open onClose={onClose} title={t('title', { name: particulars.name })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('text')}
        </Text>
        <TextField {...field('name')} label={tMember('name')} maxLength={120} />
        <TextField {...field('phone')} label={tMember('phone')} type="tel" maxLength={40} />
        <TextField {...field('homePhone')} label={tMember('homePhone')} type="tel" maxLength={40} />
        <TextField {...field('workPhone')} label={tMember('workPhone')} type="tel" maxLength={40} />
        <TextAreaField
          {...field('mailingAddress')}
          label={tMember('mailingAddress')}
          help={t('addressHelp')}
          rows={3}
        />
        <FormActions onCancel={onClose} submitLabel={t('save')} />
      </Form>
    </Dialog>
  );
}
