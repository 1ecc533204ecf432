import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import { invoiceInput, type InvoiceInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { Card, CardBody, CardHeader, Stack } from '@courtyard/ui';
import { useFormValue } from '@courtyard/ui/forms';
import { useId } from 'react';
import { BesideActions } from '../../../parts/form-columns';
import { PreviewState } from '../../../parts/actions/preview-state';
import { useSettled } from '../../../parts/actions/use-settled';
import { invoicePaths } from '../invoice-paths';
import { useInvoicePreview } from '../invoice.queries';
import { createMessages } from './create.messages';
import type { InvoiceForm } from './invoice-draft';
import { PreviewPostings, PreviewUnits } from './preview-parts';

/** What the call would be sent; null while something of it is missing. */
function useWritten(form: InvoiceForm): InvoiceInput | null {
  const written = invoiceInput.safeParse({
    propertyIds: useFormValue(form, 'propertyIds'),
    split: useFormValue(form, 'split'),
    issuedOn: useFormValue(form, 'issuedOn'),
    dueOn: useFormValue(form, 'dueOn'),
    // What the message says is no matter to what is billed.
    memo: null,
    lines: useFormValue(form, 'lines'),
  });
  return written.success ? written.data : null;
}

/** What would be billed to whom and posted where, as it is written; below it the action, with its exact numbers. */
export function PreviewPanel({ form }: { form: InvoiceForm }) {
  const t = useMessages(createMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const hasUnits = useFormValue(form, 'propertyIds').length > 0;
  const said = useId();
  const written = useWritten(form);
  const settled = useSettled(written);
  const preview = useInvoicePreview(settled);
  const data = written === null ? undefined : (preview.data ?? undefined);
  const isCurrent =
    data !== undefined && !preview.isPlaceholderData && JSON.stringify(settled) === JSON.stringify(written);
  const billed = data?.rows.filter(({ problem }) => problem === null) ?? [];
  const amount = formats.money(data?.totalMinor ?? 0, currency);
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
            {(found) => (
              <>
                <PreviewUnits preview={found} />
                <PreviewPostings postings={found.postings} />
              </>
            )}
          </PreviewState>
        </Stack>
        <BesideActions
          mt="5"
          cancelTo={invoicePaths.list}
          submitLabel={
            isCurrent && billed.length > 0 ? t('bill', { count: billed.length, amount }) : t('billPlain')
          }
          blockedBy={hasUnits ? undefined : said}
        />
      </CardBody>
    </Card>
  );
}
