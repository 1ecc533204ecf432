import { useFormats, useMessages } from '@courtyard/common';
import { Card, CardFrame, CardLine, CardList, StatusBadge } from '@courtyard/ui';
import { failuresMessages } from './failures.messages';
import { useFailures } from './failures.queries';

/** How many background jobs and emails failed, each with the page on which they are tried again. */
export function FailuresCard(seen: { seesJobs: boolean; seesMail: boolean }) {
  const t = useMessages(failuresMessages);
  const formats = useFormats();
  return (
    <Card>
      <CardFrame
        title={t('title')}
        query={useFailures(seen)}
        lines={2}
        isNothing={({ jobs, emails }) => jobs + emails === 0}
      >
        {({ jobs, lastJobAt, emails }) => (
          <CardList>
            {jobs > 0 ? (
              <CardLine
                to="/administration/jobs"
                title={t('jobs', { count: jobs })}
                detail={lastJobAt === null ? undefined : t('lastAt', { at: formats.moment(lastJobAt) })}
                aside={<Count of={jobs} />}
              />
            ) : null}
            {emails > 0 ? (
              <CardLine
                to="/administration/outbox?status=failed"
                title={t('emails', { count: emails })}
                aside={<Count of={emails} />}
              />
            ) : null}
          </CardList>
        )}
      </CardFrame>
    </Card>
  );
}

function Count({ of }: { of: number }) {
  const formats = useFormats();
  return <StatusBadge status="danger">{formats.number(of)}</StatusBadge>;
}
