import { choicesOf, useMessages } from '@courtyard/common';
import type { committeeInput } from '@courtyard/contract/people/committee/committee';
import { committeeKinds, committeeStatuses } from '@courtyard/contract/people/committee/committee.values';
import { type FormOf, FormSection, NumberField, SelectField, TextField } from '@courtyard/ui/forms';
import { committeeMessages } from '../committee.messages';
import { formMessages } from './form.messages';

interface FieldsProps {
  form: FormOf<typeof committeeInput>;
  /** A new one is active. */
  isNew?: boolean;
}

/** The fields of a committee. */
export function CommitteeFields({ form: { field }, isNew = false }: FieldsProps) {
  const t = useMessages(formMessages);
  const tCommittee = useMessages(committeeMessages);
  return (
    <FormSection title={t('what')}>
      <TextField {...field('name')} label={tCommittee('name')} required maxLength={120} />
      <SelectField
        {...field('kind')}
        label={tCommittee('kind')}
        options={choicesOf(tCommittee, 'kind', committeeKinds)}
      />
      <TextField
        {...field('purpose')}
        label={tCommittee('purpose')}
        help={t('purposeHelp')}
        maxLength={200}
        optional
      />
      <NumberField {...field('seats')} label={tCommittee('seats')} help={t('seatsHelp')} whole required />
      {isNew ? null : (
        <SelectField
          {...field('status')}
          label={tCommittee('status')}
          help={t('statusHelp')}
          options={choicesOf(tCommittee, 'status', committeeStatuses)}
        />
      )}
    </FormSection>
  );
}
