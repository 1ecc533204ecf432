import { choicesOf, useMessages } from '@courtyard/common';
import {
  coOwnerRules,
  pollBases,
  pollKinds,
  pollSubjects,
  secrecies,
  stateProfiles,
  thresholdBases,
  tieRules,
} from '@courtyard/contract/communications/poll/poll.values';
import {
  CheckboxField,
  DateField,
  FormSection,
  NumberField,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
  useFormValue,
} from '@courtyard/ui/forms';
import { pollMessages } from '../poll.messages';
import { BallotPreview } from './ballot-preview';
import { formMessages } from './form.messages';
import { MeetingField } from './meeting-field';
import { OptionsEditor } from './options.editor';
import type { PollForm } from './poll-values';
import { ShareField } from './share-field';

/** The questions of a poll, one after the other; what an answer makes needless is not asked. */
export function PollFields({ form }: { form: PollForm }) {
  const t = useMessages(formMessages);
  const tPoll = useMessages(pollMessages);
  const { field } = form;
  return (
    <>
      <FormSection title={t('what')} description={t('whatText')}>
        <TextField {...field('title')} label={tPoll('title')} required maxLength={160} />
        <TextAreaField {...field('description')} label={tPoll('description')} rows={4} />
        <SelectField
          {...field('subject')}
          label={tPoll('subject')}
          options={choicesOf(tPoll, 'subject', pollSubjects)}
        />
        <NominationFields form={form} />
      </FormSection>
      <AnswerFields form={form} />
      <FormSection title={t('who')} description={t('whoText')}>
        <RadioField
          {...field('basis')}
          label={tPoll('basis')}
          options={choicesOf(tPoll, 'basis', pollBases)}
        />
        <CoOwnersField form={form} />
        <RecordDateField form={form} />
        <RadioField
          {...field('secrecy')}
          label={tPoll('secrecy')}
          options={choicesOf(tPoll, 'secrecy', secrecies)}
        />
        <SealedField form={form} />
        <CheckboxField {...field('replaceable')} label={tPoll('replaceable')} />
        <CheckboxField {...field('proxies')} label={tPoll('proxies')} />
        <CheckboxField {...field('arrearsBar')} label={tPoll('arrearsBar')} />
      </FormSection>
      <FormSection title={t('when')} description={t('whenText')}>
        <DateField {...field('closesOn')} label={tPoll('closesOn')} required />
        <TextField {...field('closesTime')} label={tPoll('closesTime')} type="time" required />
        <MeetingField form={form} />
      </FormSection>
      <RuleFields form={form} />
      <FormSection title={t('law')} description={t('lawText')}>
        <SelectField
          {...field('profile')}
          label={tPoll('profile')}
          options={choicesOf(tPoll, 'profile', stateProfiles)}
        />
        <NumberField
          {...field('recountDays')}
          label={tPoll('recountDays')}
          help={t('recountHelp')}
          whole
          required
        />
      </FormSection>
      <FormSection title={t('preview')} description={t('previewText')}>
        <BallotPreview form={form} />
      </FormSection>
    </>
  );
}

function NominationFields({ form }: { form: PollForm }) {
  const t = useMessages(formMessages);
  const tPoll = useMessages(pollMessages);
  const { field } = form;
  const subject = useFormValue(form, 'subject');
  const until = useFormValue(form, 'nominationsUntil');
  if (subject !== 'election') return null;
  return (
    <>
      <DateField
        {...field('nominationsUntil')}
        label={tPoll('nominationsUntil')}
        help={t('nominationsHelp')}
        optional
      />
      {until ? (
        <CheckboxField {...field('acclamation')} label={tPoll('acclamation')} help={t('acclamationHelp')} />
      ) : null}
    </>
  );
}

function AnswerFields({ form }: { form: PollForm }) {
  const t = useMessages(formMessages);
  const tPoll = useMessages(pollMessages);
  const { field } = form;
  const kind = useFormValue(form, 'kind');
  const nominates = Boolean(useFormValue(form, 'nominationsUntil'));
  return (
    <FormSection title={t('how')}>
      <RadioField {...field('kind')} label={tPoll('kind')} options={choicesOf(tPoll, 'kind', pollKinds)} />
      {kind === 'yes-no' ? null : (
        <>
          {nominates ? null : <OptionsEditor form={form} />}
          <NumberField {...field('seats')} label={tPoll('seats')} whole required />
        </>
      )}
      {kind === 'multiple' ? <NumberField {...field('most')} label={tPoll('most')} whole required /> : null}
      {kind === 'score' ? <NumberField {...field('points')} label={tPoll('points')} whole required /> : null}
    </FormSection>
  );
}

/** Also where it is chosen and does not fit any more: then it says so. */
function SealedField({ form }: { form: PollForm }) {
  const t = useMessages(formMessages);
  const tPoll = useMessages(pollMessages);
  const [secrecy, sealed] = [useFormValue(form, 'secrecy'), useFormValue(form, 'sealed')];
  if (secrecy !== 'secret' && !sealed) return null;
  return <CheckboxField {...form.field('sealed')} label={tPoll('sealed')} help={t('sealedHelp')} />;
}

/** Also where a day is given and members vote by now: then it says so. */
function RecordDateField({ form }: { form: PollForm }) {
  const t = useMessages(formMessages);
  const tPoll = useMessages(pollMessages);
  const [basis, recordOn] = [useFormValue(form, 'basis'), useFormValue(form, 'recordOn')];
  if (basis === 'member' && !recordOn) return null;
  return <DateField {...form.field('recordOn')} label={tPoll('recordOn')} help={t('recordHelp')} optional />;
}

function CoOwnersField({ form }: { form: PollForm }) {
  const tPoll = useMessages(pollMessages);
  const basis = useFormValue(form, 'basis');
  if (basis !== 'unit' && basis !== 'share') return null;
  return (
    <SelectField
      {...form.field('coOwners')}
      label={tPoll('coOwners')}
      options={choicesOf(tPoll, 'coOwners', coOwnerRules)}
    />
  );
}

function RuleFields({ form }: { form: PollForm }) {
  const t = useMessages(formMessages);
  const tPoll = useMessages(pollMessages);
  const { field } = form;
  const kind = useFormValue(form, 'kind');
  const threshold = useFormValue(form, 'threshold');
  const isChosen = kind !== 'ranked' && kind !== 'score' && kind !== 'cumulative';
  return (
    <FormSection title={t('rules')} description={t('rulesText')}>
      <ShareField form={form} name="quorum" label={tPoll('quorum')} none={t('noQuorum')} />
      {isChosen ? (
        <ShareField form={form} name="threshold" label={tPoll('threshold')} none={t('plurality')} />
      ) : null}
      {isChosen && threshold ? (
        <>
          <CheckboxField {...field('strictly')} label={tPoll('strictly')} />
          <SelectField
            {...field('thresholdOf')}
            label={tPoll('thresholdOf')}
            options={choicesOf(tPoll, 'thresholdOf', thresholdBases)}
          />
        </>
      ) : null}
      {kind === 'yes-no' ? null : (
        <SelectField {...field('ties')} label={tPoll('ties')} options={choicesOf(tPoll, 'ties', tieRules)} />
      )}
    </FormSection>
  );
}
