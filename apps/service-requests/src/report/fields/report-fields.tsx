import { useCan, useMessages } from '@courtyard/common';
import type { RequestKind } from '@courtyard/contract/service-requests/kind/request-kind';
import type { RequestPlaces } from '@courtyard/contract/service-requests/request/my-request-routes';
import {
  ComboboxField,
  DateField,
  FilesField,
  FormSection,
  TextAreaField,
  TextField,
  useFormValue,
} from '@courtyard/ui/forms';
import { PriorityField } from '../../request/actions/handling-fields';
import { requestMessages } from '../../request/request.messages';
import { AnswerFields } from './answer-fields';
import { findMembers } from './find-members';
import { reportMessages } from '../report.messages';
import { findPlaces } from '../report.queries';
import type { ReportForm } from '../report.schema';
import { SimilarRequests } from './similar-requests';
import { WhatFields } from './what-fields';
import { LocationField, WhereFields } from './where-fields';

interface FieldsProps {
  form: ReportForm;
  kinds: readonly RequestKind[];
  places: RequestPlaces;
  /** It is entered for somebody. */
  isEntry: boolean;
}

/** What is asked of a new request: what, where, a photo; everything else may be left out. */
export function ReportFields({ form, kinds, places, isEntry }: FieldsProps) {
  const t = useMessages(reportMessages);
  const kind = useFormValue(form, 'kind');
  const category = useFormValue(form, 'category');
  const hasSubject = kinds.find((each) => each.kind === kind)?.hasSubject ?? false;
  return (
    <>
      {isEntry ? <ReporterSection form={form} /> : null}
      <WhatFields form={form} kinds={kinds} />
      {kind && category ? (
        <>
          <WhereFields form={form} places={places} />
          {isEntry ? null : <SimilarRequests form={form} />}
          <FilesField {...form.field('fileIds')} label={t('photos')} help={t('photosHelp')} multiple camera />
          <TextField {...form.field('title')} label={t('short')} help={t('shortHelp')} maxLength={120} />
          <LocationField form={form} />
          <TextAreaField {...form.field('description')} label={t('text')} rows={4} />
          <AnswerFields form={form} kinds={kinds} />
          {hasSubject ? <SubjectSection form={form} /> : null}
          {isEntry ? <HandlingSection form={form} /> : null}
        </>
      ) : null}
    </>
  );
}

function ReporterSection({ form }: { form: ReportForm }) {
  const t = useMessages(reportMessages);
  return (
    <FormSection title={t('reporter')}>
      <ComboboxField
        {...form.field('reporterId')}
        label={t('member')}
        options={findMembers}
        placeholder={t('find')}
        optional
      />
      <TextField {...form.field('reporterName')} label={t('noAccount')} maxLength={120} />
    </FormSection>
  );
}

/** Whom a complaint is about: a member is named by those alone who may see members. */
function SubjectSection({ form }: Pick<FieldsProps, 'form'>) {
  const t = useMessages(reportMessages);
  const seesMembers = useCan('Members List View');
  const seesUnits = useCan('Community Request Update');
  if (!seesMembers && !seesUnits) return null;
  return (
    <FormSection title={t('about')} description={t('aboutHelp')}>
      {seesUnits ? (
        <ComboboxField
          {...form.field('subjectUnitId')}
          label={t('subjectUnit')}
          options={findPlaces('units')}
          placeholder={t('find')}
          optional
        />
      ) : null}
      {seesMembers ? (
        <ComboboxField
          {...form.field('subjectMemberId')}
          label={t('member')}
          options={findMembers}
          placeholder={t('find')}
          optional
        />
      ) : null}
    </FormSection>
  );
}

function HandlingSection({ form }: { form: ReportForm }) {
  const t = useMessages(reportMessages);
  const tRequest = useMessages(requestMessages);
  return (
    <FormSection title={t('handling')}>
      <PriorityField {...form.field('priority')} required />
      <DateField {...form.field('dueOn')} label={tRequest('dueOn')} optional />
    </FormSection>
  );
}
