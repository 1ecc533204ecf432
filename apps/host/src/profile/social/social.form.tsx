import { toast, useMessages } from '@courtyard/common';
import type { MemberProfile } from '@courtyard/contract';
import { memberProfileInput } from '@courtyard/contract/platform/member-profile';
import { Card, CardBody, Stack } from '@courtyard/ui';
import {
  FilesField,
  Form,
  FormActions,
  SwitchField,
  TextAreaField,
  TextField,
  useContractForm,
} from '@courtyard/ui/forms';
import { useSaveProfile } from './my-profile.queries';
import { socialMessages } from './social.messages';

export function SocialForm({ profile }: { profile: MemberProfile }) {
  const t = useMessages(socialMessages);
  const save = useSaveProfile();
  const { photo, about, phone, emailVisible, phoneVisible } = profile;
  const form = useContractForm(memberProfileInput, {
    defaultValues: { about, phone, emailVisible, phoneVisible, photoFileId: photo?.id ?? null },
    onSubmit: async (values) => {
      await save.mutateAsync(values);
      form.reset(values);
      toast({ title: t('saved'), kind: 'success' });
    },
  });
  return (
    <Card>
      <CardBody>
        <Form form={form}>
          <Stack gap="5">
            <FilesField
              {...form.field('photoFileId')}
              label={t('photo')}
              help={t('photoHelp')}
              accept="image/jpeg,image/png,image/webp"
              files={photo ? [photo] : []}
            />
            <TextAreaField {...form.field('about')} label={t('about')} help={t('aboutHelp')} rows={3} />
            <TextField {...form.field('phone')} label={t('phone')} type="tel" autoComplete="tel" />
            <SwitchField {...form.field('emailVisible')} label={t('emailVisible')} />
            <SwitchField {...form.field('phoneVisible')} label={t('phoneVisible')} />
          </Stack>
          <FormActions submitLabel={t('save')} />
        </Form>
      </CardBody>
    </Card>
  );
}
