/** What never leaves with an export of a community, each with the reason that the export's manifest gives. */

const secret = 'it opens something for whoever has it';
const working = 'it is the state of work under way on this installation';
const sealed = 'it is encrypted, and told only to who proves that it is them';
const derived = 'it follows from other rows, and is made again from them';

/** Tables of communities, by name. A new one is exported unless it stands here. */
export const leftOutTables: Readonly<Record<string, string>> = {
  balance_day: derived,
  balance_month: derived,
  calendar_feed: secret,
  community_export: working,
  community_place: working,
  document_passage: derived,
  document_reading: derived,
  document_thumbnail: derived,
  idempotency_key: working,
  bulk_job: working,
  bulk_job_row: working,
  list_revision: derived,
  mail: 'letters are kept for thirty days only, and hold links that sign their reader in',
  mail_attachment: 'it goes with letters, which are left out',
  notification_delivery: working,
  property_day: derived,
  push_subscription: secret,
  request_month_written: working,
  resumable_upload: working,
  search_entry: derived,
  search_term: derived,
  section_failure: 'it tells of this installation',
  session: secret,
  session_override: working,
  unconfirmed_request: 'nobody has shown yet that the address is theirs',
  upload_reservation: working,
  vendor_tin: sealed,
  view_as: secret,
};

/** Columns of tables that are exported, as `table.column`. Computed columns are left out by themselves. */
export const leftOutColumns: Readonly<Record<string, string>> = {
  'file.storage_key': 'it is the place in the store of this installation',
  'invitation.token_hash': secret,
};

/** What stands in a column that stayed behind, where it may not be empty, in a community that is imported: SQL on the row `given`. */
export const filledIn: Readonly<Record<string, string>> = {
  'file.storage_key': `courtyard.tenant_id() || '/' || given.id`,
  // Opens nothing: a letter that is sent again brings a new one.
  'invitation.token_hash': `sha256(convert_to(gen_random_uuid()::text, 'UTF8'))`,
};

/** Columns of what communities share: a community has its own row of `tenant`, and the people who are its members. */
export const sharedColumns: Readonly<Record<string, readonly string[]>> = {
  identity: ['id', 'email', 'display_name'],
  tenant: [
    'id',
    'slug',
    'name',
    'time_zone',
    'currency',
    'jurisdiction',
    'language',
    'open_registration',
    'first_weekday',
    'fiscal_month',
    'fiscal_day',
    'invitation_days',
    'answer_days',
    'settings',
    'version',
    'created_at',
  ],
};
