import { ApiError, useMessages } from '@courtyard/common';
import { useState } from 'react';
import { sectionMessages } from './section.messages';

/**
 * A thing as it was read when its form opened, or undefined for a new one: what others save meanwhile must not slip
 * under it. `save` sends what is written as a change of that version. Where somebody else was faster, theirs becomes the
 * version to change and the person is told so: what they wrote stays, and saving again puts it over.
 *
 * @param fetchLatest the thing as it is now; undefined where it is gone
 */
export function useKeptVersion<T extends { version: number } | undefined>(
  read: T,
  fetchLatest: () => Promise<T | undefined>,
) {
  const t = useMessages(sectionMessages);
  const [base, setBase] = useState(read);
  const save = async <A>(send: (base: T) => Promise<A>): Promise<A> => {
    try {
      return await send(base);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'changed-meanwhile') throw error;
      const latest = await fetchLatest();
      if (!latest) throw error;
      setBase(latest);
      throw new ApiError({ status: error.status, code: error.code, message: t('changedMeanwhile') });
    }
  };
  return { base, save };
}

/** One of a list as it is now. */
export async function latestIn<T extends { id: string }>(
  query: { refetch: () => Promise<{ data: readonly T[] | undefined }> },
  id: string | undefined,
): Promise<T | undefined> {
  return (await query.refetch()).data?.find((part) => part.id === id);
}
