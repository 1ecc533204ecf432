import { choicesOf, toast, useFormats, useMessages, useUiConfig } from '@courtyard/common';
import type { Community } from '@courtyard/contract';
import { communityInput } from '@courtyard/contract/platform/community/community';
import { Box, Card, CardBody, Stack, Text } from '@courtyard/ui';
import {
  ComboboxField,
  Form,
  FormActions,
  SelectField,
  TextField,
  useContractForm,
  useFormValue,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { useMemo } from 'react';
import { communityMessages } from './community.messages';
import { fetchCommunity, useSaveCommunity } from './community.queries';
import { currencyChoices, currencyName, foundIn, zoneChoices } from './zone-choices';
import { ZonePreview } from './zone-preview';

const languages = ['en', 'es'] as const;

interface CommunityFormProps {
  community: Community;
  /** Amounts are recorded in it. */
  isCurrencyFixed: boolean;
  onSaved: (community: Community) => void;
}

export function CommunityForm({ community, isCurrencyFixed, onSaved }: CommunityFormProps) {
  const t = useMessages(communityMessages);
  const language = useUiConfig((config) => config.language);
  const save = useSaveCommunity();
  const versioned = useVersionedSave({ read: community, fetchLatest: fetchCommunity });
  const { base } = versioned;
  const form = useContractForm(communityInput, {
    versioned,
    rules: { timeZone: t('zoneRule'), currency: t('currencyRule') },
    onSubmit: async (values) => {
      const saved = await versioned.save(({ version }) => save.mutateAsync({ ...values, version }));
      toast({ title: t('saved'), kind: 'success' });
      onSaved(saved);
    },
  });
  const zone = useFormValue(form, 'timeZone');
  const zones = useMemo(() => zoneChoices(base.timeZone, language), [base.timeZone, language]);
  const currencies = useMemo(() => currencyChoices(language), [language]);
  return (
    <Card>
      <CardBody>
        <Form form={form}>
          <Stack gap="5">
            <TextField {...form.field('name')} label={t('name')} help={t('nameHelp')} />
            <ComboboxField
              {...form.field('timeZone')}
              label={t('timeZone')}
              help={t('zoneHelp')}
              options={foundIn(zones)}
              initialOption={zones.find(({ value }) => value === base.timeZone)}
            />
            <ZonePreview chosen={zone} kept={base.timeZone} />
            <SelectField
              {...form.field('language')}
              label={t('language')}
              help={t('languageHelp')}
              options={choicesOf(t, 'language', languages)}
            />
            {isCurrencyFixed ? (
              <FixedCurrency currency={base.currency} />
            ) : (
              <ComboboxField
                {...form.field('currency')}
                label={t('currency')}
                help={t('currencyHelp')}
                options={foundIn(currencies)}
                initialOption={currencies.find(({ value }) => value === base.currency)}
              />
            )}
          </Stack>
          <FormActions submitLabel={t('save')} />
        </Form>
      </CardBody>
    </Card>
  );
}

/** The currency where it cannot be changed, with an amount in it and why it stays. */
function FixedCurrency({ currency }: Pick<Community, 'currency'>) {
  const t = useMessages(communityMessages);
  const formats = useFormats();
  const language = useUiConfig((config) => config.language);
  const name = currencyName(currency, language);
  return (
    <Box>
      <Text size="sm" fontWeight="medium">
        {t('currency')}
      </Text>
      <Text mt="1">{t('amount', { code: currency, name, amount: formats.money(123_456, currency) })}</Text>
      <Text size="sm" tone="muted" mt="1">
        {t('fixed')}
      </Text>
    </Box>
  );
}
