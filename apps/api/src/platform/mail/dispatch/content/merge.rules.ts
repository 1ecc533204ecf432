import { textInHtml } from '../../../http/answer/html.rules';

/** A field in words that many get: `{{firstName}}`. Names are letters and digits, up to forty. */
const fields = /\{\{\s*([A-Za-z][A-Za-z0-9]{0,39})\s*\}\}/g;

/** The names of the fields in words, each once, in their order. */
export const fieldsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(fields)].map(([, name = '']) => name)),
];

type Values = Readonly<Record<string, string>>;

/** Words with their fields filled in; one without a value is empty. What a value contains is not looked at again. */
export const filledIn = (text: string, values: Values): string =>
  text.replaceAll(fields, (_whole, name: string) => values[name] ?? '');

/** As `filledIn`, in HTML: values are text and never markup. */
export const filledInHtml = (html: string, values: Values): string =>
  html.replaceAll(fields, (_whole, name: string) => textInHtml(values[name] ?? '').replaceAll('\n', '<br>'));
