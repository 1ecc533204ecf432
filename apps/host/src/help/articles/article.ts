export interface Article {
  id: string;
  title: string;
  /** Addresses of the pages that it is about, with all below them. */
  routes?: readonly string[];
  /** Paragraphs. What is on screen stands in curly quotes (“Save”, «Guardar»), as it is there: a test compares. */
  text: readonly string[];
}
