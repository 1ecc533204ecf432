import { useMessages } from '@courtyard/common';
import { requestInput, type RequestDetails } from '@courtyard/contract/service-requests/request/request';
import { Page } from '@courtyard/ui';
import { useState } from 'react';
import { myRequests } from '../request/request.queries';
import { NewRequestForm } from './report-form';
import { ReportLoader } from './report-loader';
import { reportMessages } from './report.messages';
import { RequestSent } from './request-sent';

/** `my-requests/create`: reports something; then its number, and what happens next. */
export function ReportPage() {
  const t = useMessages(reportMessages);
  const create = myRequests.useCreate();
  const [sent, setSent] = useState<RequestDetails | null>(null);
  if (sent)
    return (
      <Page title={t('title')}>
        <RequestSent request={sent} onAnother={() => setSent(null)} />
      </Page>
    );
  return (
    <ReportLoader title={t('title')}>
      {(known) => (
        <NewRequestForm
          {...known}
          isEntry={false}
          send={(entry) => create.mutateAsync(requestInput.parse(entry))}
          onSent={setSent}
        />
      )}
    </ReportLoader>
  );
}
