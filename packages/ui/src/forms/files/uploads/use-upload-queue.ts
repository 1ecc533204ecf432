import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type QueuedFile, type QueueWork, UploadQueue } from './upload-queue';

/** The files of a dialog or page on their way. What is on its way when its place goes is stopped, and kept for a day. */
export function useUploadQueue(work: QueueWork): { queue: UploadQueue; files: readonly QueuedFile[] } {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: (chosen, sending) => latest.current.send(chosen, sending),
        discard: (chosen) => latest.current.discard(chosen),
      }),
  );
  useEffect(() => () => queue.leave(), [queue]);
  return { queue, files: useSyncExternalStore(queue.subscribe, queue.read) };
}
