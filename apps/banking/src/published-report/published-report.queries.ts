import { defineResource } from '@courtyard/common';
import type { PublishableKind } from '@courtyard/contract/banking/published-report/published-report.values';

const publishedReports = defineResource({ section: 'banking', key: 'published-reports' });

export const usePublishedReports = () => publishedReports.useRead('GET /api/v1/published-reports');
export const usePublishedReport = (reportKind: PublishableKind, month: string) =>
  publishedReports.useRead('GET /api/v1/published-reports/:reportKind', {
    ids: [reportKind],
    query: { month },
  });
export const useSetPublications = () => publishedReports.useWrite('PUT /api/v1/report-publications');
