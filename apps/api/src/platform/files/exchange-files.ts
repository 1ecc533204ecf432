import type { CallContext } from '../section/call-context';

/**
 * Lets go of the files that a thing no longer refers to, and takes those that it now does, in one order for everybody,
 * so that no two who take the same ones wait for each other. Throws `file-in-use`.
 */
export async function exchangeFiles(
  { tx, platform }: Pick<CallContext, 'tx' | 'platform'>,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  for (const fileId of before.filter((id) => !after.includes(id))) await platform.files.detach(tx, fileId);
  const taken = after.filter((id) => !before.includes(id)).toSorted();
  for (const fileId of taken) await platform.files.attach(tx, fileId);
}

/** A reference to one file, or to none, as a list. */
export const fileList = (fileId: string | null | undefined): string[] => (fileId ? [fileId] : []);
