import { unitNameText } from './unit-name.sql';
import type { LoggedKinds } from '../../../../platform/audit/logged-kind';
import type { MergedRows } from '../../../../platform/tenancy/profile/merging/merged-rows';

/** What the histories of owners' documents tell. */
export const ownerHistory = {
  invoice: ['invoice.create', 'invoice.void', 'invoice.mail'],
  payment: ['payment.record', 'payment.end', 'payment.reapply', 'payment.mail'],
  adjustment: ['adjustment.post', 'adjustment.void', 'adjustment.recover'],
  deposit: ['deposit.post', 'deposit.void'],
  'payment-policy': ['payment-policy.set'],
  'late-charge-policy': ['late-charge-policy.set'],
  'billing-setting': ['billing-setting.update'],
  'sale-policy': ['sale-policy.set'],
  'unit-sale': ['unit-sale.move', 'unit-sale.undo'],
  'collection-hold': ['collection-hold.set', 'collection-hold.end'],
  'payment-plan': ['payment-plan.agree', 'payment-plan.end'],
  'payoff-statement': ['payoff-statement.create'],
  'statement-run': ['statement-run.send'],
  'special-assessment': [
    'special-assessment.create',
    'special-assessment.bill',
    'special-assessment.bill-rest',
    'special-assessment.end',
  ],
} as const;

/** What is of a unit is called after it. */
const unitOf = (table: string) =>
  `(select ${unitNameText} from property where property.tenant_id = ${table}.tenant_id and property.id = ${table}.property_id)`;

export const ownerKinds: LoggedKinds = {
  invoice: {
    permission: 'Invoice Details View',
    name: { table: 'invoice', sql: "'#' || invoice.number" },
    url: (id) => `/accounting/invoices/${id}`,
  },
  payment: {
    permission: 'Invoice Details View',
    name: { table: 'payment', sql: "'#' || payment.number" },
    url: (id) => `/accounting/payments/details?id=${id}`,
  },
  adjustment: {
    permission: 'Invoice Details View',
    name: { table: 'adjustment', sql: "'#' || adjustment.number" },
    url: (id) => `/accounting/adjustments/details?id=${id}`,
  },
  deposit: {
    permission: 'Invoice Details View',
    name: { table: 'deposit', sql: "'#' || deposit.number" },
    url: (id) => `/accounting/deposits/details?id=${id}`,
  },
  'payment-policy': {
    permission: 'Invoices List View',
    name: { table: 'payment_policy', sql: 'payment_policy.version' },
    url: () => '/accounting/payments/policy',
  },
  'billing-setting': {
    permission: 'Invoices List View',
    url: () => '/accounting/payments/policy',
  },
  'collection-hold': {
    permission: 'Invoice Details View',
    name: { table: 'collection_hold', sql: unitOf('collection_hold') },
  },
  'payment-plan': {
    permission: 'Invoice Details View',
    name: { table: 'payment_plan', sql: unitOf('payment_plan') },
  },
  'late-charge-policy': {
    permission: 'Invoices List View',
    name: { table: 'late_charge_policy', sql: 'late_charge_policy.version' },
    url: () => '/accounting/payments/policy',
  },
  'sale-policy': {
    permission: 'Invoices List View',
    name: { table: 'sale_policy', sql: 'sale_policy.effective_on::text' },
    url: () => '/accounting/payments/policy',
  },
  'unit-sale': {
    permission: 'Invoice Details View',
    name: { table: 'unit_ledger', sql: unitOf('unit_ledger') },
  },
  'statement-run': {
    permission: 'Invoices List View',
    name: { table: 'statement_run', sql: 'statement_run.at_on::text' },
    url: (id) => `/accounting/statements/details?id=${id}`,
  },
  'payoff-statement': {
    permission: 'Invoice Details View',
    name: { table: 'payoff_statement', sql: "'#' || payoff_statement.number" },
    url: (id) => `/accounting/payoff-statements/details?id=${id}`,
  },
  'special-assessment': {
    permission: 'Special Assessments List View',
    name: { table: 'special_assessment', sql: 'special_assessment.title' },
    url: (id) => `/accounting/special-assessments/details?id=${id}`,
  },
};

export const ownerMergedRows: readonly MergedRows[] = [
  { table: 'invoice_run', column: 'started_by', fate: { moves: {} } },
  { table: 'recurring_template', column: 'kept_by', fate: { moves: {} } },
];
