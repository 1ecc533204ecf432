import { choicesOf, useCommunity, useToday } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { type Policy, policyInput } from '@courtyard/contract/properties/unit-records/insurance/insurance';
import { policyKinds } from '@courtyard/contract/properties/unit-records/insurance/insurance.values';
import {
  DateField,
  FilesField,
  FormPage,
  FormSection,
  MoneyField,
  SelectField,
  TextAreaField,
  TextField,
  useContractForm,
  useSaved,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { propertyPaths } from '../../property/property-paths';
import {
  type PartFormProps,
  PropertyPartLoader,
  usePartAddress,
} from '../../property/loader/property-part-loader';
import { useInsuranceTexts } from './insurance.messages';
import { propertyPolicies } from './insurance.queries';
import { ReminderChoices } from './reminder-choices';
import { renewalOf } from './renewal.rules';

/**
 * Records an insurance policy of the property `?id=`, or changes the one named by `&policy=`; `&renew=` names the one that it
 * follows, from which it is filled in.
 */
export function PolicyPage() {
  const { propertyId, wanted } = usePartAddress('policy');
  const [params] = useSearchParams();
  const known = wanted ?? params.get('renew');
  const policies = propertyPolicies.useList(known ? propertyId : '');
  return (
    <PropertyPartLoader
      propertyId={propertyId}
      wanted={known}
      permission="Insurance Update"
      tab="insurance"
      query={policies}
    >
      {({ part, ...form }) =>
        wanted === null ? (
          <PolicyForm {...form} part={undefined} renewed={part} />
        ) : (
          <PolicyForm key={part?.id} {...form} part={part} />
        )
      }
    </PropertyPartLoader>
  );
}

interface PolicyFormProps extends PartFormProps<Policy> {
  renewed?: Policy | undefined;
}

function PolicyForm({ property, part: policy, renewed, fetchLatest }: PolicyFormProps) {
  const t = useInsuranceTexts();
  const saved = useSaved();
  const { currency } = useCommunity();
  const today = useToday();
  const adding = propertyPolicies.useCreate(property.id);
  const updating = propertyPolicies.useUpdate(property.id, policy?.id ?? '');
  const back = propertyPaths.detail(property.id, 'insurance');
  const versioned = useVersionedSave({ read: policy, valuesOf, fetchLatest });
  const certificate = versioned.base?.certificate;
  const save = versioned.saveBy(adding.mutateAsync, updating.mutateAsync);

  const form = useContractForm(policyInput, {
    versioned,
    ...(renewed && { defaultValues: renewalOf(renewed, today) }),
    rules: { expiresOn: t('expiresBeforeStart') },
    onSubmit: async (values) => {
      await save(values);
      await saved(back, { text: t('savedToast') });
    },
  });

  return (
    <FormPage
      form={form}
      title={t(policy ? 'editTitle' : renewed ? 'renewTitle' : 'addTitle')}
      description={t('forProperty', { name: propertyName(property) })}
      submitLabel={t('save')}
      cancelTo={back}
    >
      <FormSection title={t('policy')}>
        <TextField {...form.field('carrier')} label={t('carrier')} required />
        <TextField {...form.field('policyNumber')} label={t('policyNumber')} required />
        <SelectField {...form.field('kind')} label={t('kind')} options={choicesOf(t, 'kind', policyKinds)} />
        <MoneyField {...form.field('coverMinor')} label={t('coverMinor')} currency={currency} />
      </FormSection>
      <FormSection title={t('period')}>
        <DateField {...form.field('startsOn')} label={t('startsOn')} />
        <DateField {...form.field('expiresOn')} label={t('expiresOn')} required />
        <ReminderChoices
          days={form.watch('reminderDays') ?? []}
          onChange={(days) => form.setValue('reminderDays', days, { shouldDirty: true })}
        />
      </FormSection>
      <FormSection title={t('certificate')}>
        <FilesField
          {...form.field('certificateFileId')}
          label={t('certificate')}
          help={t('certificateHelp')}
          accept="application/pdf,image/*"
          camera
          files={certificate ? [certificate] : []}
        />
        <TextAreaField {...form.field('notes')} label={t('notes')} />
      </FormSection>
    </FormPage>
  );
}

const valuesOf = (policy: Policy) => ({ ...policy, certificateFileId: policy.certificate?.id ?? null });
