/** Kinds of files as people tell them apart. */
export const fileKinds = ['picture', 'pdf', 'document', 'sheet', 'slides', 'text', 'other'] as const;
