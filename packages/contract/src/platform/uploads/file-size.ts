/** What the store takes of one file that is sent whole, in bytes and as people are told. */
export const largestFileMegabytes = 25;
export const largestFileBytes = largestFileMegabytes * 1024 * 1024;

/** What the store takes of one file that is sent in parts. */
export const largestUploadBytes = 1024 ** 3;
