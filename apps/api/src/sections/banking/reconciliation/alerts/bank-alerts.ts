import { bankAccountSearch } from '../../bank-account/bank-account-search';
import { transferSearch } from '../../transfer/transfer-search';
import { accountToReconcileTask } from './account-to-reconcile-task';
import { changedStatementsJob } from './changed-statements.jobs';
import { monthToCloseTask } from './month-to-close-task';
import { reconciliationUndone, statementChanged } from './reconciliation-notifications';
import { reconciliationSearch } from './reconciliation-search';
import { staleChecksTask } from './stale-checks-task';

/** What bank accounts and their reconciliations add to tasks, notifications and the search. */
export const bankAlerts = {
  search: [bankAccountSearch, reconciliationSearch, transferSearch],
  tasks: [monthToCloseTask, accountToReconcileTask, staleChecksTask],
  notifications: [reconciliationUndone, statementChanged],
  communityJobs: [changedStatementsJob],
} as const;
