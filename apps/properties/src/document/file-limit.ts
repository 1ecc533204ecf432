/** What the API's store takes of one file; said before somebody waits for an upload that is refused. */
export const largestFileBytes = 25 * 1024 * 1024;
