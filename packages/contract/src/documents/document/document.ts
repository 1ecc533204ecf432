import { z } from 'zod';
import { fileKinds } from '../../platform/community/operations/storage.values';
import { id, line, moment, optionalLine, optionalText, version } from '../../wire/primitives';
import { linkedRecordKinds, maxTags, tagActions, textStates } from './document.values';
import { documentSpaces, folderRights, folderRoots } from '../folder/folder.values';

export const tag = line(40);
const tags = z.array(tag).max(maxTags);

/** A document as lists show it. */
export const documentSummary = z.object({
  id,
  name: z.string(),
  space: z.enum(documentSpaces),
  folder: z.object({ id, name: z.string(), root: z.enum(folderRoots).nullable() }),
  kind: z.enum(fileKinds),
  bytes: z.int(),
  versionNumber: z.int(),
  tags: z.array(z.string()),
  addedBy: z.string(),
  isFavorite: z.boolean(),
  /** When the caller last opened it. */
  openedAt: moment.nullable(),
  /** There is a thumbnail of the current version. */
  hasThumbnail: z.boolean(),
  /** What the caller may do with it, as its folder says. */
  right: z.enum(folderRights),
  createdAt: moment,
  updatedAt: moment,
  trashedAt: moment.nullable(),
  version: z.int(),
});

/** One version: a file that is never changed. */
export const documentVersion = z.object({
  number: z.int(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  note: z.string().nullable(),
  /** The earlier version that this one brought back. */
  restoredFrom: z.int().nullable(),
  addedBy: z.string(),
  addedAt: moment,
});

/** A property, a common area, an asset, a meeting, a member or a vendor. */
export const recordRef = z.object({ kind: z.enum(linkedRecordKinds), id });
/** Where a document is listed besides its folder. */
export const linkedRecord = recordRef.extend({ name: z.string(), url: z.string() });

export const documentDetails = documentSummary.extend({
  description: z.string().nullable(),
  textState: z.enum(textStates),
  /** As far as the caller may open their pages, by name. */
  links: z.array(linkedRecord),
  /** Newest first. */
  versions: z.array(documentVersion),
});

export const documentParams = z.object({ documentId: id });

const note = optionalLine(200).default(null);

/** A new document; `fileId` is a file from `POST /api/v1/files`. */
export const documentInput = z.object({
  folderId: id,
  fileId: id,
  /** The file's own where none is given. */
  name: optionalLine(180).default(null),
  description: optionalText(2000).default(null),
  tags: tags.default([]),
  note,
  /** The record that it is linked to as soon as it is there. */
  linkTo: recordRef.nullable().default(null),
});
export const documentUpdate = z.object({
  name: line(180),
  description: optionalText(2000).default(null),
  tags: tags.default([]),
});
/** As `documentUpdate`, with the tags in one line, separated by commas. */
export const documentForm = documentUpdate.extend({
  tags: z
    .string()
    .transform((typed) =>
      typed
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(tags),
});
/** A tag for many documents. */
export const tagForm = z.object({ tag, action: z.enum(tagActions).default('add') });
export const documentChange = documentUpdate.extend({ version });
export const documentMove = z.object({ folderId: id, version });
export const documentCopy = z.object({ folderId: id });
export const versionInput = z.object({ fileId: id, note });
export const versionChange = versionInput.extend({ version });
export const atVersion = z.object({ version });

export type RecordRef = z.infer<typeof recordRef>;
export type LinkedRecord = z.infer<typeof linkedRecord>;
export type DocumentSummary = z.infer<typeof documentSummary>;
export type DocumentVersion = z.infer<typeof documentVersion>;
export type DocumentDetails = z.infer<typeof documentDetails>;
export type DocumentInput = z.infer<typeof documentInput>;
export type DocumentChange = z.infer<typeof documentChange>;
export type VersionChange = z.infer<typeof versionChange>;
