import { toast, useMessages, useToday } from '@courtyard/common';
import type { Member } from '@courtyard/contract/people/member/member';
import { memberHomeInput } from '@courtyard/contract/people/member/member-home';
import { Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { HomeFields } from '../../../admission/home-fields';
import { useAddHome } from '../../member.queries';
import { homesMessages } from './homes.messages';

interface AddHomeProps {
  member: Pick<Member, 'id' | 'name'>;
  onClose: () => void;
}

/** Makes a property a member's home: as what, from when and until when. */
export function AddHomeDialog({ member: { id, name }, onClose }: AddHomeProps) {
  const t = useMessages(homesMessages);
  const today = useToday();
  const adding = useAddHome(id);
  const form = useContractForm(memberHomeInput, {
    defaultValues: { startsOn: today },
    onSubmit: async (values) => {
      await adding.mutateAsync(values);
      toast({ title: t('added', { name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('title', { name })}>
      <Form form={form}>
        <HomeFields isChosen required />
        <FormActions onCancel={onClose} submitLabel={t('save')} />
      </Form>
    </Dialog>
  );
}
