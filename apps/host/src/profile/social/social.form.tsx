import { toast, useMessages } from '@courtyard/common';
import type { MemberProfile } from '@courtyard/contract';
import { memberProfileInput } from '@courtyard/contract/platform/member/member-profile';
import { Card, CardBody, Stack, Text, TextLink } from '@courtyard/ui';
import {
  FilesField,
  Form,
  FormActions,
  SwitchField,
  TextAreaField,
  TextField,
  useContractForm,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { fetchMyProfile, useSaveProfile } from './my-profile.queries';
import { squarePicture } from './square-picture';
import { socialMessages } from './social.messages';

const valuesOf = ({ photo, ...profile }: MemberProfile) => ({ ...profile, photoFileId: photo?.id ?? null });

interface SocialFormProps {
  profile: MemberProfile;
  onSaved: (profile: MemberProfile) => void;
}

export function SocialForm({ profile, onSaved }: SocialFormProps) {
  const t = useMessages(socialMessages);
  const save = useSaveProfile();
  const versioned = useVersionedSave({ read: profile, valuesOf, fetchLatest: fetchMyProfile });
  const { photo } = versioned.base;
  const form = useContractForm(memberProfileInput, {
    versioned,
    onSubmit: async (values) => {
      const saved = await versioned.save(({ version }) => save.mutateAsync({ ...values, version }));
      toast({ title: t('saved'), kind: 'success' });
      onSaved(saved);
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
              prepare={squarePicture}
            />
            <TextAreaField {...form.field('about')} label={t('about')} help={t('aboutHelp')} rows={3} />
            <TextField {...form.field('phone')} label={t('phone')} type="tel" autoComplete="tel" />
            <SwitchField {...form.field('emailVisible')} label={t('emailVisible')} />
            <SwitchField {...form.field('phoneVisible')} label={t('phoneVisible')} />
            <SwitchField {...form.field('homesVisible')} label={t('homesVisible')} />
            <Text size="sm" tone="muted">
              {t('further')} <TextLink to="/myprofile#contact">{t('toContact')}</TextLink>
            </Text>
          </Stack>
          <FormActions submitLabel={t('save')} />
        </Form>
      </CardBody>
    </Card>
  );
}
