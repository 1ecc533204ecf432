import { mailingText } from '@courtyard/contract/fields/rich-text';
import { framedEmail } from './email-frame.rules';
import { emailHtml } from './email-html.rules';
import { filledInHtml } from './merge.rules';

const text = (said: string, ...marks: object[]) => ({
  type: 'text',
  text: said,
  ...(marks.length > 0 && { marks }),
});
const link = (href: string) => ({ type: 'link', attrs: { href } });
const p = (...content: object[]) => ({ type: 'paragraph', content });
const body = mailingText.parse({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('Pool <2>')] },
    p(
      text('Dear '),
      { type: 'mergeField', attrs: { name: 'firstName' } },
      { type: 'hardBreak' },
      text('now', { type: 'bold' }),
    ),
    p(text('rules', link('/documents?a=1&b=2')), text(' or https://x.example/?a=1&b=2.')),
    {
      type: 'orderedList',
      content: [
        {
          type: 'listItem',
          content: [
            p(text('one')),
            { type: 'bulletList', content: [{ type: 'listItem', content: [p(text('in it'))] }] },
          ],
        },
      ],
    },
    { type: 'blockquote', content: [p(text('They said'))] },
    { type: 'horizontalRule' },
  ],
});

test('each node is what Outlook draws, text stays text, and links to own pages name the community', () => {
  const html = emailHtml(body, 'https://demo.example');
  expect(html).toMatch(/<h2 [^>]*line-height:24px[^>]*>Pool &lt;2&gt;<\/h2>/);
  expect(html).toContain('Dear {{firstName}}<br><strong>now</strong>');
  expect(html).toMatch(/<a href="https:\/\/demo\.example\/documents\?a=1&amp;b=2"[^>]*>rules<\/a>/);
  expect(html).toMatch(
    /<a href="https:\/\/x\.example\/\?a=1&amp;b=2"[^>]*>https:\/\/x\.example\/\?a=1&amp;b=2<\/a>\./,
  );
  expect(html).toMatch(/<ol [^>]*><li [^>]*><p[^>]*>one<\/p><ul /);
  // A narrow cell in place of a border, which Outlook leaves out of a quotation.
  expect(html).toMatch(/<table role="presentation"[^>]*><tr><td width="3"/);
  expect(html).not.toContain('<blockquote');
  expect(filledInHtml(html, { firstName: '<i>Ann</i>' })).toContain('Dear &lt;i&gt;Ann&lt;/i&gt;');
});

test('as plain text it reads alike, with the addresses of its links; the dark has colours of its own', () => {
  const message = {
    community: 'Harbor',
    subject: 'Pool',
    body,
    origin: 'https://demo.example',
    language: 'en' as const,
  };
  const { text: plain, html } = framedEmail({ ...message, postalAddress: null, canUnsubscribe: true });
  expect(plain).toContain(
    'Dear {{firstName}}\nnow\n\nrules (https://demo.example/documents?a=1&b=2) or https://x.example/?a=1&b=2.',
  );
  expect(plain).toContain('1. one\n   - in it\n\n> They said\n\n---');
  expect(html).toMatch(/prefers-color-scheme:dark.*\.cy-bar\{/);
  for (const name of new Set(
    [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  ))
    expect([name, name === 'cy-pad' || new RegExp(`dark\\).*\\.${name}\\{`).test(html)]).toEqual([
      name,
      true,
    ]);
});

test('Outlook on Windows, which knows no widest width, is given a column in a table that nobody else sees', () => {
  const { html } = framedEmail({
    community: 'Harbor',
    subject: 'Pool',
    body,
    origin: 'https://demo.example',
    language: 'en',
    postalAddress: null,
    canUnsubscribe: true,
  });
  const tables = (markup: string) => [markup.split('<table').length, markup.split('</table>').length];
  const elsewhere = html.replaceAll(/<!--\[if mso\]>[\s\S]*?<!\[endif\]-->/g, '');
  const outlook = html.replaceAll('<!--[if mso]>', '').replaceAll('<![endif]-->', '');
  const [opened = 0, closed] = tables(elsewhere);
  expect(closed).toBe(opened);
  expect(tables(outlook)).toEqual([opened + 1, opened + 1]);
  expect(outlook).toMatch(
    /<table role="presentation" width="600" align="center"[^>]*><tr><td>\s*<table[^>]*cy-card/,
  );
});

test('a letter holds no pictures', () => {
  const image = { type: 'image', attrs: { fileId: '01980000-0000-7000-8000-000000000009', alt: '' } };
  expect(mailingText.safeParse({ type: 'doc', content: [image] }).success).toBe(false);
});
