import { SaxesParser } from 'saxes';
import type { Steps } from '../../../platform/core/time-slices';
import { msg } from '../../../platform/http/language/sentence';
import { BankFileError } from '../bank-file';

/** An element with what is in it. Names without prefix. */
export interface Element {
  name: string;
  text: string;
  /** `Ccy` of amounts. */
  currency: string | null;
  children: Element[];
  /** Line of the file. */
  place: number;
}

const maximumDepth = 64;
/** Of one entry, which is held whole: a batch of many thousands of transactions. */
const maximumElements = 500_000;
const chunkCharacters = 64 * 1024;

/** The first element on a path below one. */
export function below(element: Element | undefined, ...path: string[]): Element | undefined {
  let found = element;
  for (const name of path) found = found?.children.find((child) => child.name === name);
  return found;
}

export const every = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** What of the file is held as a whole, and given away when it ends; everything around it is only passed through. */
export interface CamtListener {
  isHeld: (name: string) => boolean;
  begin: (name: string, place: number) => void;
  held: (element: Element) => void;
  end: (name: string, place: number) => void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** One pass over the elements of an XML file. */
class Pass {
  readonly #parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  readonly #open: Element[] = [];
  #depth = 0;
  #elements = 0;

  constructor(private readonly listener: CamtListener) {
    this.#parser.on('error', (error) => {
      throw new BankFileError(this.#parser.line, msg`broken XML (${reasonOf(error)})`, msg`well-formed XML`);
    });
    // Entities could be made to grow without end, or to read other files.
    this.#parser.on('doctype', () => {
      throw new BankFileError(this.#parser.line, msg`a DOCTYPE`, msg`XML without declarations of its own`);
    });
    this.#parser.on('opentag', ({ name, attributes }) => this.#begin(localName(name), attributes['Ccy']));
    this.#parser.on('text', (text) => this.#text(text));
    this.#parser.on('cdata', (text) => this.#text(text));
    this.#parser.on('closetag', ({ name }) => this.#end(localName(name)));
  }

  *over(text: string): Steps<void> {
    for (let from = 0; from < text.length; from += chunkCharacters) {
      this.#parser.write(text.slice(from, from + chunkCharacters));
      yield;
    }
    this.#parser.close();
  }

  #begin(name: string, currency: string | undefined): void {
    const place = this.#parser.line;
    this.#depth += 1;
    if (this.#depth > maximumDepth)
      throw new BankFileError(
        place,
        msg`elements more than ${maximumDepth} deep`,
        msg`a text file of a bank`,
      );
    const parent = this.#open.at(-1);
    if (!parent && !this.listener.isHeld(name)) return this.listener.begin(name, place);
    this.#elements = parent ? this.#elements + 1 : 1;
    if (this.#elements > maximumElements)
      throw new BankFileError(
        place,
        msg`an entry of more than 500,000 elements`,
        msg`a shorter period in one file`,
      );
    const element: Element = { name, text: '', currency: currency ?? null, children: [], place };
    parent?.children.push(element);
    this.#open.push(element);
  }

  #text(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += text;
  }

  #end(name: string): void {
    this.#depth -= 1;
    const element = this.#open.pop();
    if (!element) return this.listener.end(name, this.#parser.line);
    if (this.#open.length === 0) this.listener.held(element);
  }
}

/** What saxes says, without its own `line:column:`. */
const reasonOf = (error: Error) =>
  error.message
    .replace(/^\d+:\d+:\s*/, '')
    .replace(/\.$/, '')
    .slice(0, 120);

export const camtElements = (text: string, listener: CamtListener): Steps<void> =>
  new Pass(listener).over(text);
