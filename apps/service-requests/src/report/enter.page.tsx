import { useMessages } from '@courtyard/common';
import { useSaved } from '@courtyard/ui/forms';
import { requestPaths } from '../request/request-paths';
import { communityRequests } from '../request/request.queries';
import { NewRequestForm } from './report-form';
import { ReportLoader } from './report-loader';
import { reportMessages } from './report.messages';

/** `community-requests/create`: enters a request for somebody who called or came by. */
export function EnterRequestPage() {
  const t = useMessages(reportMessages);
  const saved = useSaved();
  const create = communityRequests.useCreate();
  return (
    <ReportLoader title={t('enterTitle')}>
      {(known) => (
        <NewRequestForm
          {...known}
          isEntry
          send={create.mutateAsync}
          onSent={({ id, number }) =>
            void saved(requestPaths.details('community', id), { text: t('entered', { number }) })
          }
        />
      )}
    </ReportLoader>
  );
}
