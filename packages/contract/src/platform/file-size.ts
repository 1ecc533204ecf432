/** What the store takes of one file, in bytes and as people are told. */
export const largestFileMegabytes = 25;
export const largestFileBytes = largestFileMegabytes * 1024 * 1024;
