import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import {
  specialAssessmentInput,
  type SpecialAssessmentInput,
} from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { Card, CardBody, CardHeader, Stack } from '@courtyard/ui';
import { useFormValue } from '@courtyard/ui/forms';
import { useId } from 'react';
import { BesideActions } from '../../../../parts/form-columns';
import { PreviewState } from '../../../../parts/actions/preview-state';
import { useSettled } from '../../../../parts/actions/use-settled';
import { specialAssessmentPaths } from '../special-assessment-paths';
import { useLevyPreview } from '../special-assessment.queries';
import { createMessages } from './create.messages';
import type { LevyForm } from './levy-draft';
import { LevyPreview } from './levy-preview';

/** What the call would be sent; null while something of it is missing. */
function useWritten(form: LevyForm): SpecialAssessmentInput | null {
  const written = specialAssessmentInput.safeParse({
    title: useFormValue(form, 'title'),
    // What is only read is no matter to what is levied.
    purpose: null,
    vote: null,
    fundId: useFormValue(form, 'fundId'),
    accountId: useFormValue(form, 'accountId'),
    propertyIds: useFormValue(form, 'propertyIds'),
    split: useFormValue(form, 'split'),
    amountMinor: useFormValue(form, 'amountMinor'),
    installments: useFormValue(form, 'installments'),
    firstOn: useFormValue(form, 'firstOn'),
    interval: useFormValue(form, 'interval'),
    dueDays: useFormValue(form, 'dueDays'),
  });
  return written.success ? written.data : null;
}

/** What would be levied, as it is written; below it the action, with its exact sum. */
export function LevyPanel({ form }: { form: LevyForm }) {
  const t = useMessages(createMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const hasUnits = useFormValue(form, 'propertyIds').length > 0;
  const said = useId();
  const written = useWritten(form);
  const settled = useSettled(written);
  const preview = useLevyPreview(settled);
  const data = written === null ? undefined : (preview.data ?? undefined);
  const isCurrent =
    data !== undefined && !preview.isPlaceholderData && JSON.stringify(settled) === JSON.stringify(written);
  return (
    <Card>
      <CardHeader title={t('preview')} />
      <CardBody>
        <Stack gap="5" id={said} aria-busy={written !== null && !isCurrent}>
          <PreviewState
            isWritten={written !== null}
            query={preview}
            waits={t('previewWaits')}
            failed={t('previewFailed')}
          >
            {(found) => <LevyPreview preview={found} />}
          </PreviewState>
        </Stack>
        <BesideActions
          mt="5"
          cancelTo={specialAssessmentPaths.list}
          submitLabel={
            isCurrent && data.totalMinor > 0
              ? t('levy', { amount: formats.money(data.totalMinor, currency) })
              : t('levyPlain')
          }
          blockedBy={hasUnits ? undefined : said}
        />
      </CardBody>
    </Card>
  );
}
