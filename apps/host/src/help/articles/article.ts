export interface Article {
  id: string;
  title: string;
  /** Addresses of the pages that it is about, with all below them. */
  routes?: readonly string[];
  /** Paragraphs. */
  text: readonly string[];
}
