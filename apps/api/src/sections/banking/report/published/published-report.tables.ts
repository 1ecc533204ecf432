import type { ReportPublication } from '@courtyard/contract/banking/published-report/published-report';
import type { Day, Moment } from '../../../../platform/database/columns';

export interface PublishedReportTable extends Pick<ReportPublication, 'kind' | 'basis'> {
  tenantId: string;
  /** The first day of the first month. */
  since: Day;
  updatedAt: Moment;
}
