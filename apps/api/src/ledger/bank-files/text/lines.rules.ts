/** Tells the line, from 1, of places of a text that are asked for in their order. */
export class LineCounter {
  readonly #end: '\n' | '\r';
  #line = 1;
  #next: number;

  constructor(private readonly text: string) {
    this.#end = text.includes('\n') ? '\n' : '\r';
    this.#next = text.indexOf(this.#end);
  }

  at(place: number): number {
    while (this.#next !== -1 && this.#next < place) {
      this.#line += 1;
      this.#next = this.text.indexOf(this.#end, this.#next + 1);
    }
    return this.#line;
  }
}

export interface TextLine {
  text: string;
  /** From 1. */
  place: number;
}

/** The lines of a text, whichever of the three line ends it has. */
export function* linesOf(text: string): Generator<TextLine, void, void> {
  const end = text.includes('\n') ? '\n' : '\r';
  let place = 1;
  for (let from = 0; from <= text.length; place++) {
    const found = text.indexOf(end, from);
    const to = found === -1 ? text.length : found;
    const hasReturn = end === '\n' && text.charCodeAt(to - 1) === 0x0d && to > from;
    yield { text: text.slice(from, hasReturn ? to - 1 : to), place };
    from = to + 1;
  }
}
