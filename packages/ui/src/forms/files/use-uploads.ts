import { useEffect, useRef, useState } from 'react';

/** Sends one file; `onProgress` takes the share sent, 0 to 1. */
export type SendFile<T> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<T>;

export interface Upload {
  id: number;
  file: File;
  state: 'sending' | 'failed';
  /** 0 to 1, or null where nobody tells. */
  share: number | null;
  /** Why it failed. */
  error: unknown;
}

/** Files on their way: each can be tried again or taken back. What is on its way when its place goes is given up. */
export function useUploads<T>(send: SendFile<T>, onSent: (result: T) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  useEffect(() => {
    const open = running.current;
    return () => {
      for (const stop of open.values()) stop.abort();
    };
  }, []);

  const patch = (id: number, part: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));

  const run = async (id: number, file: File) => {
    const stop = new AbortController();
    running.current.set(id, stop);
    try {
      const result = await send(file, { signal: stop.signal, onProgress: (share) => patch(id, { share }) });
      if (stop.signal.aborted) return;
      setUploads((now) => now.filter((upload) => upload.id !== id));
      onSent(result);
    } catch (error) {
      if (!stop.signal.aborted) patch(id, { state: 'failed', share: null, error });
    } finally {
      running.current.delete(id);
    }
  };

  return {
    uploads,
    add(file: File) {
      const id = ++lastId.current;
      setUploads((now) => [...now, { id, file, state: 'sending', share: null, error: null }]);
      void run(id, file);
    },
    retry(id: number) {
      const upload = uploads.find((one) => one.id === id);
      if (!upload) return;
      patch(id, { state: 'sending', share: null, error: null });
      void run(id, upload.file);
    },
    remove(id: number) {
      running.current.get(id)?.abort();
      setUploads((now) => now.filter((upload) => upload.id !== id));
    },
  };
}
