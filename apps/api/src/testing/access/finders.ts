/** Joined to documents of unit ledgers: those of a unit that the member owns. */
const onOwnLedger = (
  table: string,
) => `join unit_ledger on unit_ledger.id = ${table}.unit_ledger_id and unit_ledger.ends_on is null
  join ownership on ownership.property_id = unit_ledger.property_id
  join person on person.id = ownership.person_id and person.member_id = $1`;

const openDocument = `select id as document_id from document where name = 'Bylaws.pdf'`;

const linkOfBylaws = `select link.record_kind, link.record_id, link.document_id from document_link link
  join document on document.id = link.document_id where document.name = 'Bylaws.pdf' and link.property_id is not null`;

/**
 * How a real record is found for a path, by the path up to the last of its parameters or by that parameter alone: the
 * statement gives every parameter of the path (`pet_id` for `:petId`), or of the query, by the whole path. The demo has them all, but for those that `addRecords` makes.
 */
export const finders: Readonly<Record<string, string>> = {
  propertyId: 'select property_id from ownership where ends_on is null order by property_id',
  ownershipId: 'select id as ownership_id, property_id from ownership where ends_on is null',
  residencyId: 'select id as residency_id, property_id from residency',
  personId: 'select person_id from ownership where ends_on is null',
  vehicleId: 'select id as vehicle_id, property_id from vehicle',
  petId: 'select id as pet_id, property_id from pet',
  policyId: 'select id as policy_id, property_id from insurance_policy',
  importId: 'select id as import_id from property_import',
  areaId: 'select id as area_id from common_area where archived_at is null',
  reservationId: `select id as reservation_id from reservation order by status = 'requested' desc`,
  assetId: 'select asset_id from asset_service',
  recordId: 'select id as record_id, asset_id from asset_service',
  componentId: 'select id as component_id from reserve_component',
  committeeId:
    'select committee_id from committee_term where ends_on is null or ends_on > now() order by committee_id',
  termId: 'select id as term_id, committee_id from committee_term order by id',
  memberId: `select m.id as member_id from member m join identity i on i.id = m.identity_id where i.email like 'board@%'`,
  otherId: `select m.id as member_id, o.id as other_id from member m join identity i on i.id = m.identity_id
    cross join member o where i.email like 'board@%' and o.id <> m.id and o.status = 'active' order by o.display_name`,
  roleId: 'select id as role_id from role where not built_in',
  invitationId: `select id as invitation_id from invitation where status = 'open'`,
  requestId: `select id as request_id from registration_request where status = 'waiting'`,
  sessionId: 'select id as session_id from session where member_id = $1',
  notificationId: 'select notification_id from notification_receipt where member_id = $1',
  viewId: 'select id as view_id from list_view where member_id = $1',
  jobId: 'select id as job_id from bulk_job where member_id = $1',
  mailId: `select id as mail_id from mail where status = 'failed'`,
  approvalId: 'select id as approval_id from approval',
  ticketId: 'select id as ticket_id from ticket where member_id = $1',
  exportId: 'select id as export_id from community_export',
  mailingId: 'select id as mailing_id from mailing where dispatch_id is not null',
  templateId: 'select id as template_id from mail_template',
  audienceId: 'select id as audience_id from audience where name is not null and removed_at is null',
  fileId: 'select id as file_id from file order by id',
  '/api/v1/budgets/:budgetId/files/:fileId': 'select budget_id, file_id from budget_line_file',
  uploadId: 'select id as upload_id from resumable_upload where member_id = $1',
  eventId: 'select id as event_id from calendar_series where asks_answers',
  announcementId: `select id as announcement_id from announcement where status = 'published' order by id`,
  commentId: 'select id as comment_id, announcement_id from announcement_comment order by id',
  '/api/v1/meetings/:meetingId': `select id as meeting_id from meeting where status <> 'draft' and not is_executive`,
  attendeeId: `select person_key as attendee_id, meeting_id from meeting_attendee a
    join meeting m on m.id = a.meeting_id where m.status = 'called' and not m.is_executive`,
  noticeId: `select n.id as notice_id, n.meeting_id from meeting_notice n join meeting m on m.id = n.meeting_id
    where not m.is_executive`,
  motionId: 'select id as motion_id, meeting_id from motion where not is_executive',
  actionItemId: 'select id as action_item_id, meeting_id from action_item where not is_executive',
  itemId: 'select id as item_id, meeting_id from agenda_item where not is_executive',
  '/api/v1/polls/:pollId': `select id as poll_id from poll where status = 'counted'`,
  electorId: `select id as elector_id, poll_id from poll_elector`,
  candidateId: `select id as candidate_id, poll_id from poll_candidate`,
  inspectorId: `select id as inspector_id, poll_id from poll_inspector`,
  month: `select to_char(max(month), 'YYYY-MM') as month from balance_month`,
  bookCheckId: 'select id as book_check_id from book_check',
  accountId: 'select id as account_id from account where not is_heading order by code',
  fundId: 'select id as fund_id from fund order by code',
  '/api/v1/opening-balances/:entryId': `select id as entry_id from journal_entry where kind = 'opening'`,
  '/api/v1/service-items/:serviceItemId': 'select id as service_item_id from service_item',
  '/api/v1/journal-entries/:entryId': `select id as entry_id from journal_entry where kind = 'journal' order by no`,
  invoiceId: 'select id as invoice_id from invoice order by number',
  invoiceRunId: 'select id as invoice_run_id from invoice_run',
  adjustmentId: 'select id as adjustment_id from adjustment order by number',
  depositId: 'select id as deposit_id from deposit order by number',
  collectionHoldId: 'select id as collection_hold_id from collection_hold',
  paymentPlanId: 'select id as payment_plan_id from payment_plan where ended_on is null',
  statementRunId: 'select id as statement_run_id from statement_run',
  payoffStatementId: 'select id as payoff_statement_id from payoff_statement',
  specialAssessmentId: 'select id as special_assessment_id from special_assessment',
  recurringInvoiceId: `select id as recurring_invoice_id from recurring_template where kind = 'invoice'`,
  recurringEntryId: `select id as recurring_entry_id from recurring_template where kind = 'entry'`,
  paymentId: 'select id as payment_id from payment order by number',
  billId: `select id as bill_id from bill order by status = 'waiting' desc, voucher`,
  moveId: `select entry.id as move_id, ledger.property_id from journal_entry entry
    join unit_ledger ledger on ledger.id::text = entry.source_id where entry.source_kind = 'sale'`,
  batchId: 'select id as batch_id from payout_batch order by number',
  reportKind: `select 'balance' as report_kind from published_report`,
  packetId: 'select id as packet_id from packet order by title',
  savedReportId: 'select id as saved_report_id from saved_report order by name',
  occursOn: `select id as saved_report_id, '2026-01-01' as occurs_on from saved_report order by name`,
  unclaimedCheckId: 'select id as unclaimed_check_id from unclaimed_check',
  payoutId: 'select id as payout_id, batch_id from payout order by id',
  vendorPaymentId: 'select id as vendor_payment_id from vendor_payment order by number',
  '/api/v1/my-invoices/:invoiceId': `select invoice.id as invoice_id from invoice ${onOwnLedger('invoice')}`,
  '/api/v1/my-payments/:paymentId': `select payment_id from payment_part ${onOwnLedger('payment_part')}
    group by payment_id having count(*) = (select count(*) from payment_part other where other.payment_id = payment_part.payment_id)`,
  '/api/v1/my-statements/:propertyId': `select ownership.property_id from ownership
    join person on person.id = ownership.person_id where person.member_id = $1`,
  bankTransactionId: 'select id as bank_transaction_id from bank_transaction order by id',
  bankImportId: 'select id as bank_import_id from bank_import',
  bankRuleId: 'select id as bank_rule_id from bank_rule',
  '/api/v1/vendors/:vendorId': 'select id as vendor_id from vendor',
  '/api/v1/work-order-vendors/:vendorId': 'select id as vendor_id from vendor',
  workOrderId: `select id as work_order_id from work_order where state = 'scheduled' order by number`,
  visitId: `select visit.id as visit_id, visit.work_order_id from work_order_visit visit
    join work_order made on made.id = visit.work_order_id where made.state = 'scheduled' order by made.number`,
  checkId: `select step.id as check_id, step.work_order_id from work_order_check step
    join work_order made on made.id = step.work_order_id where made.state = 'in-progress' order by made.number`,
  planId: 'select id as plan_id from service_plan order by title',
  '/api/v1/hoa-documents/:documentId': openDocument,
  '/api/v1/documents/:documentId': openDocument,
  '/api/v1/document-links/:recordKind/:recordId': linkOfBylaws,
  '/api/v1/document-links/:recordKind/:recordId/:documentId': linkOfBylaws,
  '/api/v1/documents/zip': `select id as ids from document where name = 'Bylaws.pdf'`,
  '/api/v1/documents/:documentId/versions/:number': `select id as document_id, '1' as number from document where name = 'Bylaws.pdf'`,
  '/api/v1/my-documents/:documentId': `select id as document_id from document where folder_id = $1 and trashed_at is null`,
  '/api/v1/my-requests/:requestId':
    'select id as request_id from request where member_id = $1 order by number',
  '/api/v1/community-requests/:requestId':
    'select id as request_id from request where member_id = $1 order by number',
  '/api/v1/requests/:requestId': 'select id as request_id from request where member_id = $1 order by number',
  '/api/v1/community-requests/:requestId/related/:otherId': `select one.id as request_id, other.id as other_id
    from request one join request other on other.number = one.number + 1
    where one.subject_property_id is null and other.subject_property_id is null order by one.number`,
  '/api/v1/financial-reports/ledger/lines': `select id as account_id from account where purpose = 'bank' order by code`,
  '/api/v1/bank-accounts/:accountId': `select id as account_id from account where purpose = 'bank' order by code`,
  reconciliationId: `select id as reconciliation_id from reconciliation where status = 'open'`,
  folderId: `select id as folder_id from document_folder where id = $1`,
  '/api/v1/expenses/:entryId': `select line.entry_id from journal_line line join account on account.id = line.account_id
    join journal_entry entry on entry.id = line.entry_id and entry.class = 'ordinary' where account.type = 'expense'`,
  '/api/v1/expense-claims/:claimId': 'select id as claim_id from expense_claim',
  '/api/v1/my-expense-claims/:claimId': 'select id as claim_id from expense_claim where member_id = $1',
  '/api/v1/budgets/:budgetId': 'select id as budget_id, id as other_id from budget order by id',
  '/api/v1/budgets/actuals': 'select fund_id, year_from from budget order by id',
};
