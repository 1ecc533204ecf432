import { sql } from 'kysely';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';

/** Takes away what `addRecords` of the matrix made of files, which have no bytes. */
export async function removeBytelessFiles(tx: Tx): Promise<void> {
  for (const table of [
    'document',
    'request_file',
    'property_import',
    'ticket_message_file',
    'budget_line_file',
  ])
    await sql`delete from ${sql.table(table)}`.execute(tx);
  await sql`delete from file where storage_key = id::text`.execute(tx);
}

/** Takes away what a demo community has files of, as documents, reports and receipts, and all files with their bytes. */
export async function removeFiles({ inTenant, files }: Platform, tenantId: string): Promise<void> {
  await inTenant(tenantId, async (tx) => {
    // A finished reconciliation goes with its community alone.
    await sql`select set_config('app.deleted_tenant', ${tenantId}, true)`.execute(tx);
    for (const table of [
      'document',
      'request_file',
      'request_comment_file',
      'work_photo_before',
      'work_photo_after',
      'reconciliation',
      'expense_claim_file',
      'bill_file',
      'packet',
      'budget_line_file',
    ])
      await sql`delete from ${sql.table(table)}`.execute(tx);
    await sql`delete from file`.execute(tx);
  });
  await files.eraseAll(tenantId);
}
