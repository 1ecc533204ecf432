import { z } from 'zod';

/** The version of what an export looks like; an import takes those up to its own. */
export const exportFormat = 1;

/** Last entry of an export, `manifest.json`: what is in it and what is not. Without it the file was cut short. */
export const manifest = z.object({
  product: z.literal('courtyard'),
  format: z.int().min(1).max(exportFormat),
  madeAt: z.iso.datetime(),
  /** The last migration of the database. */
  schema: z.string(),
  community: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(
        z.object({
          name: z.string(),
          type: z.string(),
          mayBeNull: z.boolean(),
          refersTo: z.string().nullable(),
        }),
      ),
      /** Columns of the primary key, the order of the rows. */
      key: z.array(z.string()),
      file: z.string(),
      rows: z.int(),
      sha256: z.string(),
    }),
  ),
  /** What stayed behind, by name, with the reason. */
  leftOut: z.object({
    tables: z.record(z.string(), z.string()),
    columns: z.record(z.string(), z.string()),
  }),
  /** `file.csv` has size and SHA-256 of each; `damaged` are ids of those that were missing, or not as they were stored. */
  files: z.object({ count: z.int(), damaged: z.array(z.string()) }),
});

export type Manifest = z.infer<typeof manifest>;
