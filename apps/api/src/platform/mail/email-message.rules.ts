import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { textInHtml } from '../http/answer/html.rules';
import en from './mail.en.json';
import es from './mail.es.json';

export const mailMessages = defineMessages({ en, es });

/**
 * A part of a letter: a paragraph, unless it says that it is something else. All words in it may be what people typed:
 * none of them ever becomes a line, a link or a button; those are only what the code puts there as such.
 */
export type EmailPart =
  | string
  /** One paragraph of several lines; of very many the first, and how many more there are. */
  | { lines: readonly string[] }
  /** What somebody else wrote, so that nothing in it looks like the product's own words. */
  | { quote: string }
  /** A sentence with the page that it is about. */
  | { text: string; link: string }
  /** The page that the letter is about. */
  | { button: string; label?: string };

/** What is mailed, in the words of its reader. */
export interface EmailMessage {
  subject: string;
  body: readonly EmailPart[];
}

/** Lines of one paragraph that a letter has at most: the page behind its button has all of them. */
const maxLines = 50;

const firstOf = (lines: readonly string[], language: Language) =>
  lines.length <= maxLines
    ? lines
    : [
        ...lines.slice(0, maxLines - 1),
        messagesIn(mailMessages, language)('more', { count: lines.length - maxLines + 1 }),
      ];

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const quoted = (text: string) =>
  text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`);

const anchor = (address: string) => `<a href="${textInHtml(address)}">${textInHtml(address)}</a>`;

const paragraph = (lines: readonly string[]) => `<p style="margin:0 0 16px">${lines.join('<br>')}</p>`;

/** A part in both forms: its lines as plain text, and as HTML. */
function written(part: EmailPart, language: Language): { lines: readonly string[]; html: string } {
  if (typeof part === 'string') return written({ lines: [part] }, language);
  if ('lines' in part) {
    const lines = firstOf(part.lines, language).map(onOneLine);
    return { lines, html: paragraph(lines.map(textInHtml)) };
  }
  if ('quote' in part) {
    const lines = quoted(part.quote);
    return { lines, html: paragraph(lines.map(textInHtml)) };
  }
  if ('button' in part) {
    const address = textInHtml(part.button);
    return {
      lines: [part.button],
      html: `<p style="margin:24px 0"><a href="${address}" style="background:#1f5fbf;color:#fff;padding:10px 18px;border-radius:8px;text-decoration:none;font-weight:600">${textInHtml(part.label ?? messagesIn(mailMessages, language)('open'))}</a></p><p style="color:#5b6472;font-size:13px;word-break:break-all">${address}</p>`,
    };
  }
  const text = onOneLine(part.text);
  return { lines: [text, part.link], html: paragraph([textInHtml(text), anchor(part.link)]) };
}

/** A column of at most so many pixels. Outlook on Windows knows no `max-width`, and is given a table of that width that nobody else sees. */
export const column = (px: number, html: string): string =>
  `<!--[if mso]><table role="presentation" width="${px}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${html}
<!--[if mso]></td></tr></table><![endif]-->`;

/** A letter of a community in both forms, plain text and HTML. */
export function renderEmail(
  community: string,
  { subject, body }: EmailMessage,
  language: Language,
): { text: string; html: string } {
  const all = body.map((part) => written(part, language));
  const text = all.map(({ lines }) => lines.join('\n')).join('\n\n');
  return {
    text: `${text}\n\n-- \n${onOneLine(community)}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${textInHtml(subject)}</title></head>
<body style="margin:0;background:#f4f5f7;padding:24px;font-family:Poppins,Segoe UI,Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5;color:#1c2430">
${column(
  560,
  `<div style="max-width:560px;margin:0 auto;background:#fff;border:1px solid #e3e6eb;border-radius:8px;padding:28px 32px">
<p style="margin:0 0 20px;font-weight:600;color:#5b6472">${textInHtml(community)}</p>
${all.map(({ html }) => html).join('\n')}
</div>`,
)}
</body></html>
`,
  };
}

/** How a letter greets a reader whom it does not name. */
export const hello = (language: Language): string => messagesIn(mailMessages, language)('hello');

/**
 * How a letter greets somebody who may have been named by anybody: mail programs make a link of what looks like an
 * address, and a letter of ours must not carry a stranger's to a third person.
 */
export const greeting = (name: string, language: Language): string =>
  /[/:@]|\.\p{L}/u.test(name)
    ? hello(language)
    : messagesIn(mailMessages, language)('helloTo', { name: onOneLine(name) });

/** A mail header's text on one line: a line break in a name must not become a header of its own. */
export const headerText = (text: string) => text.replace(/[\r\n]+/g, ' ').trim();
