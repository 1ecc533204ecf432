/** What the child is sent before the PDFs, as JSON in one line. */
export interface MergeOrder {
  /** Of each PDF, in bytes: they follow each other. */
  bytes: number[];
  /** Only told how many pages they have. */
  isCount: boolean;
  title: string;
  language: string;
  /** Of the first PDF, that of the contents: the others follow it. */
  contentsTitle: string;
  /** Of each PDF after the first, for the outline. */
  names: string[];
}

/** A PDF that cannot be taken over: by its place, and why. */
export interface Refused {
  place: number;
  why: 'encrypted' | 'broken';
}

/** The name of the place where a part begins, to which the contents lead. Names are sorted as texts. */
export const destinationOf = (part: number): string => `part-${String(part).padStart(3, '0')}`;
