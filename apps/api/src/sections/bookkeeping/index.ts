import { bookSteps } from './opening/first-steps';
import { bookkeepingPermissions } from '@courtyard/contract/bookkeeping/permissions';
import { defineSection } from '../../platform/section/define-section';
import './bookkeeping.tables';
import { readers } from '../../platform/auth/permissions/permission-table';
import { concurrentPostings } from '../../ledger';
import { ledgerMergedRows } from '../../ledger/posting/ledger-merged-rows';
import { ledgerSentences } from '../../ledger/posting/ledger.messages';
import { seedChart } from './account/chart/chart.demo';
import { accountSentences } from './account/account.messages';
import { accountModule } from './account/account.routes';
import { hasBookkeepingAmounts } from './amounts.sql';
import { accountSearch, accountUrl } from './account/account-search';
import { chartImportSentences } from './account/import/import.messages';
import { chartImportModule } from './account/import/import.routes';
import { fundModule } from './fund/fund.routes';
import { fundLoanTasks } from './fund/loan/fund-loan-task';
import { fundLoanModule } from './fund/loan/fund-loans.routes';
import { seedBooks } from './opening/opening.demo';
import { openingSentences } from './opening/opening.messages';
import { openingModule } from './opening/opening.routes';
import { booksImportSentences } from './books-import/books-import.messages';
import { booksImportPayablesSentences } from './books-import/payables/payables.messages';
import { booksImportModule } from './books-import/books-import.routes';
import { bookCheckJob } from './book-check/book-check.jobs';
import { bookCheckSentences } from './book-check/book-check.messages';
import { bookCheckModule } from './book-check/book-check.routes';
import { closeLetterJob } from './period/notifications/close-letter.jobs';
import { closeReportModule } from './period/report/report.routes';
import { periodSentences } from './period/period.messages';
import { periodModule } from './period/period.routes';
import { recognitionSentences } from './period/recognition/recognition.messages';
import { recognitionModule } from './period/recognition/recognition.routes';
import { confirmApproval } from './period/actions/confirm-approval';
import { periodPath } from './period/period-path';
import { reopenApproval } from './period/actions/reopen-approval';
import { serviceItemModule } from './service-item/service-item.routes';
import { serviceItemSentences } from './service-item/service-item.messages';
import { serviceItemSearch } from './service-item/service-item-search';
import { taxTestModule } from './tax-test/tax-test.routes';
import { seedServiceItems } from './service-item/service-item.demo';
import es from './bookkeeping.sentences.es.json';

export { cursorsOf, placeOf } from './account/register/register-cursor';
export { loanSums } from './fund/loan/fund-loans.service';
export { yearBegins } from './period/period.sql';

/** Bookkeeping. */
export const bookkeepingSection = defineSection({
  id: 'bookkeeping',
  modules: [
    accountModule,
    chartImportModule,
    fundModule,
    fundLoanModule,
    openingModule,
    booksImportModule,
    periodModule,
    closeReportModule,
    recognitionModule,
    bookCheckModule,
    serviceItemModule,
    taxTestModule,
  ],
  concurrentChanges: concurrentPostings,
  firstSteps: bookSteps,
  mergedRows: ledgerMergedRows,
  permissions: bookkeepingPermissions,
  grants: {
    'Charts List View': readers,
    'Chart Update': ['Treasurer'],
    'Bookkeeping Service List View': readers,
    'Bookkeeping Service Update': ['Treasurer'],
    'Periods View': readers,
    'Period Close': ['Treasurer'],
    'Period Confirm': ['Board Member'],
    'Books Check': readers,
    'Period Reopen Approve': ['Board Member'],
  },
  money: [
    'Chart Update',
    'Bookkeeping Service Update',
    'Period Close',
    'Period Confirm',
    'Period Reopen Approve',
  ],
  history: {
    account: ['account.create', 'account.update', 'account.archive', 'account.restore'],
    fund: ['fund.create', 'fund.update', 'fund.archive', 'fund.restore'],
    opening: ['opening.post', 'opening.reverse'],
    'moving-in': ['moving-in.post'],
    // Vendors and open bills of another system, and open bills of opening balances.
    vendor: ['vendor.create', 'vendor.set-tin'],
    bill: ['bill.create', 'bill.void'],
    period: ['period.close', 'period.confirm', 'period.reopen', 'period.close-year', 'period.recognize'],
    'recognition-policy': ['recognition-policy.set'],
    'book-check': ['book-check.start'],
    'service-item': [
      'service-item.create',
      'service-item.update',
      'service-item.archive',
      'service-item.restore',
    ],
  },
  logged: {
    account: {
      permission: 'Charts List View',
      name: { table: 'account', sql: "account.code || ' ' || account.name" },
      url: accountUrl,
    },
    fund: {
      permission: 'Charts List View',
      name: { table: 'fund', sql: 'fund.name' },
      url: () => '/bookkeeping/chart-of-accounts',
    },
    opening: {
      permission: 'Charts List View',
      url: () => '/bookkeeping/chart-of-accounts/opening-balances',
    },
    'moving-in': { permission: 'Chart Update', url: () => '/bookkeeping/books-import' },
    period: { permission: 'Periods View', url: periodPath },
    'recognition-policy': { permission: 'Periods View', url: () => '/bookkeeping/periods' },
    'book-check': { permission: 'Periods View', url: () => '/bookkeeping/books-check' },
    'service-item': {
      permission: 'Bookkeeping Service List View',
      name: { table: 'service_item', sql: 'service_item.name' },
      url: (id) => `/bookkeeping/services-items/details?id=${id}`,
    },
  },
  jobs: [bookCheckJob, closeLetterJob],
  approvals: [confirmApproval, reopenApproval],
  hasAmounts: hasBookkeepingAmounts,
  sentences: {
    ...ledgerSentences,
    ...accountSentences,
    ...chartImportSentences,
    ...openingSentences,
    ...booksImportSentences,
    ...booksImportPayablesSentences,
    ...periodSentences,
    ...recognitionSentences,
    ...bookCheckSentences,
    ...serviceItemSentences,
    ...es,
  },
  tasks: [fundLoanTasks],
  search: [accountSearch, serviceItemSearch],
  demo: [seedChart, seedBooks, seedServiceItems],
});
