import { readMarkdown } from './markdown.rules';

const blocks = (source: string) =>
  readMarkdown(source).flatMap((part) => (part.kind === 'formatted' ? part.text.content : []));

test('headings, paragraphs, lists and quotations', () => {
  const found = blocks(
    '# Pool rules\n\nNo glass.\nNo dogs.\n\n- Shower first\n- Under 12 with\n  an adult\n\n1. Call\n\n> Be kind\n\n---',
  );
  expect(found.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'bulletList',
    'orderedList',
    'blockquote',
    'horizontalRule',
  ]);
  expect(found[1]).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'No glass. ' },
      { type: 'text', text: 'No dogs.' },
    ],
  });
  expect(JSON.stringify(found[2])).toContain('an adult');
});

test('emphasis and links within a line', () => {
  expect(blocks('**Bold** and *so* ~~not~~ [site](https://example.com/a) `x*y*`')).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Bold', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' and ' },
        { type: 'text', text: 'so', marks: [{ type: 'italic' }] },
        { type: 'text', text: ' ' },
        { type: 'text', text: 'not', marks: [{ type: 'strike' }] },
        { type: 'text', text: ' ' },
        { type: 'text', text: 'site', marks: [{ type: 'link', attrs: { href: 'https://example.com/a' } }] },
        { type: 'text', text: ' ' },
        { type: 'text', text: 'x*y*' },
      ],
    },
  ]);
});

test.each(['javascript:alert', '/administration', 'data:text/html,x', '//evil.example'])(
  'a link to %s is its words alone',
  (href) => {
    expect(blocks(`[press](${href})`)).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'press' }] },
    ]);
  },
);

test('HTML and pictures stay words', () => {
  expect(JSON.stringify(blocks('<script>x</script> ![A pool](https://x.example/p.png)'))).not.toContain(
    'link',
  );
  expect(JSON.stringify(blocks('<script>x</script>'))).toContain('<script>x</script>');
});

test('fences and tables stay as they are', () => {
  const source = 'Before\n\n```js\n# no heading\n```\n| a | b |\n|---|---|\n| 1 | 2 |\n\nAfter';
  expect(readMarkdown(source).map(({ kind }) => kind)).toEqual([
    'formatted',
    'literal',
    'literal',
    'formatted',
  ]);
  expect(readMarkdown(source)[1]).toEqual({ kind: 'literal', text: '# no heading' });
});

test.each(['*', '**', '_', '[', '`', '> ', '- ', '**a*', '[a](', '|'])('64 KiB of %s are read', (piece) => {
  expect(readMarkdown(piece.repeat((64 * 1024) / piece.length)).length).toBeGreaterThan(0);
});
