import { sql } from 'kysely';

/** What a row of `property` is called, as the register calls it. */
export const unitName = sql.raw<string>(
  "concat_ws(' ', nullif(property.building, ''), property.unit_number)",
);
