import { choicesOf, toast, useFormats, useMessages, useToday, useUiConfig } from '@courtyard/common';
import type { Community } from '@courtyard/contract';
import { fiscalYearOf, isInEveryYear } from '@courtyard/contract/days';
import { communityInput } from '@courtyard/contract/platform/community/community';
import { monthNames, weekdayNames } from '@courtyard/contract/platform/community/community.values';
import { Box, Grid, Stack, Text } from '@courtyard/ui';
import {
  ComboboxField,
  Form,
  FormActions,
  FormSection,
  NumberField,
  SelectField,
  TextField,
  useContractForm,
  useFormValue,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { useMemo } from 'react';
import { communityMessages } from './community.messages';
import { fetchCommunity, useSaveCommunity } from './community.queries';
import { jurisdictionChoices } from './places/jurisdiction-choices';
import { currencyChoices, currencyName, foundIn, zoneChoices } from './zone-choices';
import { ZonePreview } from './zone-preview';

const languages = ['en', 'es'] as const;

/** As people look for them: with those on which weeks begin somewhere first. */
const weekBeginnings = ['sunday', 'monday', 'saturday', ...weekdayNames.slice(1, 5)] as const;

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
    rules: {
      timeZone: t('zoneRule'),
      currency: t('currencyRule'),
      jurisdiction: t('jurisdictionRule'),
      fiscalDay: t('fiscalDayRule'),
    },
    onSubmit: async (values) => {
      const saved = await versioned.save(({ version }) => save.mutateAsync({ ...values, version }));
      toast({ title: t('saved'), kind: 'success' });
      onSaved(saved);
    },
  });
  const zone = useFormValue(form, 'timeZone');
  const [month, date] = [useFormValue(form, 'fiscalMonth'), useFormValue(form, 'fiscalDay')];
  const zones = useMemo(() => zoneChoices(base.timeZone, language), [base.timeZone, language]);
  const places = useMemo(() => jurisdictionChoices(language), [language]);
  const currencies = useMemo(() => currencyChoices(language), [language]);
  return (
    <Form form={form}>
      <Stack gap="5">
        <FormSection title={t('general')}>
          <TextField {...form.field('name')} label={t('name')} help={t('nameHelp')} />
          <ComboboxField
            {...form.field('jurisdiction')}
            label={t('jurisdiction')}
            help={t('jurisdictionHelp')}
            options={foundIn(places)}
            initialOption={places.find(({ value }) => value === base.jurisdiction)}
          />
          <SelectField
            {...form.field('language')}
            label={t('language')}
            help={t('languageHelp')}
            options={choicesOf(t, 'language', languages)}
          />
        </FormSection>
        <FormSection title={t('calendar')}>
          <ComboboxField
            {...form.field('timeZone')}
            label={t('timeZone')}
            help={t('zoneHelp')}
            options={foundIn(zones)}
            initialOption={zones.find(({ value }) => value === base.timeZone)}
          />
          <ZonePreview chosen={zone} kept={base.timeZone} />
          <SelectField
            {...form.field('firstWeekday')}
            label={t('firstWeekday')}
            help={t('firstWeekdayHelp')}
            options={choicesOf(t, 'firstWeekday', weekBeginnings)}
          />
        </FormSection>
        <FormSection title={t('money')}>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 12rem' }}
            gap="4"
            alignItems="start"
          >
            <SelectField
              {...form.field('fiscalMonth')}
              label={t('fiscalMonth')}
              options={choicesOf(t, 'fiscalMonth', monthNames)}
            />
            <NumberField {...form.field('fiscalDay')} label={t('fiscalDay')} whole />
          </Grid>
          <FiscalYear month={month} date={date} />
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
        </FormSection>
        <FormSection title={t('policies')} description={t('policiesText')}>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
            gap="4"
            alignItems="start"
          >
            <NumberField
              {...form.field('invitationDays')}
              label={t('invitationDays')}
              help={t('invitationDaysHelp')}
              whole
            />
            <NumberField
              {...form.field('answerDays')}
              label={t('answerDays')}
              help={t('answerDaysHelp')}
              whole
            />
          </Grid>
        </FormSection>
      </Stack>
      <FormActions submitLabel={t('save')} />
    </Form>
  );
}

/** The year of account that it is now, as the fields have it. */
function FiscalYear({ month, date }: { month: (typeof monthNames)[number]; date: number | null }) {
  const t = useMessages(communityMessages);
  const formats = useFormats();
  const today = useToday();
  const begins = { month: monthNames.indexOf(month) + 1, date: date ?? 0 };
  const year = isInEveryYear(begins) ? fiscalYearOf(today, begins) : null;
  return (
    <Box role="status" aria-live="polite" mt="-2">
      <Text size="sm" tone="muted">
        {year ? t('fiscalYear', { from: formats.day(year.from), to: formats.day(year.to) }) : null}
      </Text>
    </Box>
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
