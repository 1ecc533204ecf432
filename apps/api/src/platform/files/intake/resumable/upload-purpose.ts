import type { ReadContext } from '../../../section/call-context';

/** What a section takes files in parts for. */
export interface UploadPurpose {
  /** Of the whole product, as `document`. */
  name: string;
  /** Throws the Problem of a caller who may not add a file to this record now. Asked at each request of an upload. */
  admit(context: ReadContext, aboutId: string): Promise<void>;
}
