export interface Progress {
  /** Shows a step while it is worked on, with the seconds it took. The work can add a note on how far it is. */
  step<T>(title: string, work: (note: (text: string) => void) => Promise<T>): Promise<T>;
}

export function createProgress(
  stream?: NodeJS.WritableStream & { isTTY?: boolean; columns?: number },
): Progress;

/** For work that nobody watches. */
export const noProgress: Progress;
