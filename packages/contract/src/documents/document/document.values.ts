/** What became of reading the text of a version: not yet, read, it has none, or it could not be read. */
export const textStates = ['pending', 'done', 'none', 'failed'] as const;
/** Days until a document in the trash is deleted permanently. */
export const trashDays = 30;

/** Days for which a document or a version is new to those who have not opened it. */
export const newDays = 30;

/** What files are uploaded in parts for: a new document in a folder, or a new version of a document. */
export const documentPurposes = ['document', 'document-version'] as const;

/** Documents that are chosen for one ZIP. Their ids stand in the address, of which a server takes 16 KiB. */
export const maxZipped = 200;

/** Things of other sections whose pages list documents. */
export const linkedRecordKinds = ['property', 'area', 'asset', 'meeting', 'member', 'vendor'] as const;

/** What is done with a tag of many documents. */
export const tagActions = ['add', 'remove'] as const;

/** Tags that a document has at most. */
export const maxTags = 20;
