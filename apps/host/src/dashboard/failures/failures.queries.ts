import { call } from '@courtyard/common';
import { useQuery } from '@tanstack/react-query';

interface Seen {
  seesJobs: boolean;
  seesMail: boolean;
}

/** How many background jobs and emails of the community failed for good; asked again when the server tells of a failure. */
export const useFailures = ({ seesJobs, seesMail }: Seen) =>
  useQuery({
    queryKey: ['operations', 'failures', seesJobs, seesMail],
    queryFn: async ({ signal }) => {
      const [jobs, mail] = await Promise.all([
        seesJobs ? call('GET /api/v1/shell/failed-jobs', { signal }) : null,
        seesMail ? call('GET /api/v1/shell/mail-transport', { signal }) : null,
      ]);
      return {
        jobs: jobs?.data.total ?? 0,
        lastJobAt: jobs?.data.jobs[0]?.failedAt ?? null,
        emails: mail?.data.failed ?? 0,
      };
    },
  });
