import { toast, useMessages } from '@courtyard/common';
import type { CommunityBranding } from '@courtyard/contract';
import {
  communityBrandingInput,
  logoMediaTypes,
} from '@courtyard/contract/platform/community/branding/community-branding';
import { colorSchemes } from '@courtyard/contract/platform/community/branding/branding.rules';
import { Box, ErrorState, listColors, LoadingState, SimpleGrid } from '@courtyard/ui';
import {
  FilesField,
  Form,
  FormActions,
  type FormOf,
  FormSection,
  SwitchField,
  useContractForm,
  useFormValue,
  useOpened,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { WordmarkColor } from './color-field';
import { BrandingPreview } from './look-preview';
import { brandingMessages } from './branding.messages';
import { fetchBranding, useBranding, useSaveBranding } from './branding.queries';
import { logoPicture } from './logo-picture';

/** Logo and colours of the wordmark, shown in both schemes before they are saved. */
export function BrandingCard() {
  const t = useMessages(brandingMessages);
  const look = useBranding();
  const { opened, onSaved, around } = useOpened(look.data);
  return (
    <FormSection title={t('title')} description={t('text')}>
      {opened ? (
        <Box ref={around}>
          <BrandingForm key={opened.version} look={opened} onSaved={onSaved} />
        </Box>
      ) : look.isError ? (
        <ErrorState error={look.error} onRetry={() => void look.refetch()} />
      ) : (
        <LoadingState />
      )}
    </FormSection>
  );
}

const valuesOf = ({ logo, ...look }: CommunityBranding) => ({ ...look, logoFileId: logo?.file.id ?? null });

const ownColors = listColors().find(({ name }) => name === 'accent.fg') ?? { light: '', dark: '' };

function BrandingForm({
  look,
  onSaved,
}: {
  look: CommunityBranding;
  onSaved: (look: CommunityBranding) => void;
}) {
  const t = useMessages(brandingMessages);
  const save = useSaveBranding();
  const versioned = useVersionedSave({ read: look, valuesOf, fetchLatest: fetchBranding });
  const { logo } = versioned.base;
  const chosen = useChosenLogo();
  const form = useContractForm(communityBrandingInput, {
    versioned,
    rules: { wordmarkLight: t('colorRule'), wordmarkDark: t('colorRule') },
    onSubmit: async (values) => {
      const saved = await versioned.save(({ version }) => save.mutateAsync({ ...values, version }));
      toast({ title: t('saved'), kind: 'success' });
      onSaved(saved);
    },
  });
  const fileId = useFormValue(form, 'logoFileId');
  const shown = fileId === null ? null : fileId === logo?.file.id ? logo : chosen.picture;
  return (
    <Form form={form}>
      <FilesField
        {...form.field('logoFileId')}
        label={t('logo')}
        help={t('logoHelp')}
        accept={logoMediaTypes.join(',')}
        files={logo ? [logo.file] : []}
        prepare={chosen.prepare}
      />
      {fileId === null ? null : (
        <Box mt="4">
          <SwitchField {...form.field('logoPlate')} label={t('logoPlate')} help={t('logoPlateHelp')} />
        </Box>
      )}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {colorSchemes.map((scheme) => (
          <WordmarkColor key={scheme} form={form} scheme={scheme} ownColor={ownColors[scheme]} />
        ))}
      </SimpleGrid>
      <Preview form={form} logo={shown} />
      <FormActions submitLabel={t('save')} />
    </Form>
  );
}

interface ChosenLogo {
  url: string;
  width: number;
  height: number;
}

function Preview({ form, logo }: { form: FormOf<typeof communityBrandingInput>; logo: ChosenLogo | null }) {
  const logoPlate = useFormValue(form, 'logoPlate');
  const [light, dark] = [useFormValue(form, 'wordmarkLight'), useFormValue(form, 'wordmarkDark')];
  const { data } = communityBrandingInput
    .pick({ wordmarkLight: true, wordmarkDark: true })
    .safeParse({ wordmarkLight: light, wordmarkDark: dark });
  const colors = data ?? { wordmarkLight: null, wordmarkDark: null };
  return <BrandingPreview look={{ logo, logoPlate, ...colors }} />;
}

/** The picture that was chosen last, as this browser has it: its address on the server is not a logo's yet. */
function useChosenLogo() {
  const [picture, setPicture] = useState<ChosenLogo | null>(null);
  const url = useRef<string | null>(null);
  const release = () => {
    if (url.current !== null) URL.revokeObjectURL(url.current);
    url.current = null;
  };
  useEffect(() => release, []);
  const prepare = async (file: File): Promise<File> => {
    const prepared = await logoPicture(file);
    release();
    const read = await createImageBitmap(prepared).catch(() => null);
    if (!read) return prepared;
    url.current = URL.createObjectURL(prepared);
    setPicture({ url: url.current, width: read.width, height: read.height });
    read.close();
    return prepared;
  };
  return { picture, prepare };
}
