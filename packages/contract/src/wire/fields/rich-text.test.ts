import fc from 'fast-check';
import { richText, type RichText } from './rich-text';
import { beginningOf, isBlank, pictureIdsOf, plainTextOf } from './rich-text.rules';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const line = (text: string, ...marks: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
});
const link = (href: string) => line('here', { type: 'link', attrs: { href } });

test('only what is declared passes, and what else a node carries is dropped', () => {
  const written = richText.parse(
    doc({ ...line('Hello', { type: 'bold' }), attrs: { style: 'color:red', onclick: 'x()' } }),
  );
  expect(JSON.stringify(written)).not.toMatch(/style|onclick/);
  expect(richText.safeParse(doc({ type: 'script', content: [] })).success).toBe(false);
  expect(richText.safeParse(doc(line('x', { type: 'style' }))).success).toBe(false);
  expect(richText.safeParse(doc({ type: 'image', attrs: { src: 'https://x.example/a.png' } })).success).toBe(
    false,
  );
});

test('links lead to the web, a mailbox, a telephone or a page of the community', () => {
  for (const href of [
    'https://x.example/a?b=c',
    'mailto:office@x.example',
    'tel:+15550100',
    '/communications',
  ])
    expect([href, richText.safeParse(doc(link(href))).success]).toEqual([href, true]);
  for (const href of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//x.example',
    'vbscript:x',
    'JaVaScRiPt:x',
  ])
    expect([href, richText.safeParse(doc(link(href))).success]).toEqual([href, false]);
});

test('lists go three levels deep, and the whole is bounded', () => {
  const listed = (inner: unknown) => ({
    type: 'bulletList',
    content: [{ type: 'listItem', content: [line('x'), inner] }],
  });
  const deepest = { type: 'bulletList', content: [{ type: 'listItem', content: [line('x')] }] };
  expect(richText.safeParse(doc(listed(listed(deepest)))).success).toBe(true);
  expect(richText.safeParse(doc(listed(listed(listed(deepest))))).success).toBe(false);
  const long = Array.from({ length: 20 }, () => line('x'.repeat(6000)));
  expect(richText.safeParse(doc(...long)).success).toBe(false);
});

test('as plain text it reads in order; its beginning is cut between words', () => {
  const written: RichText = richText.parse(
    doc(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Pool' }] },
      {
        type: 'orderedList',
        content: ['Rinse', 'Swim'].map((text) => ({ type: 'listItem', content: [line(text)] })),
      },
      { type: 'image', attrs: { fileId: '01a2095d-d73f-715c-9cca-873d0da543ca', alt: 'The pool' } },
    ),
  );
  expect(plainTextOf(written)).toBe('Pool\n\n1. Rinse\n2. Swim\n\n[The pool]');
  // In one line there is no dash or number of a list, no rule and no picture.
  expect(beginningOf(written, 100)).toBe('Pool Rinse · Swim');
  const sentences = ['Rinse first.', 'Then swim.'].map((text) => ({
    type: 'listItem',
    content: [line(text)],
  }));
  const rules = richText.parse(doc({ type: 'bulletList', content: sentences }));
  expect(beginningOf(rules, 100)).toBe('Rinse first. Then swim.');
  const quoted = { type: 'blockquote', content: [line('Said')] };
  const points = {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [line('One'), line('more')] }],
  };
  expect(beginningOf(richText.parse(doc(points, { type: 'horizontalRule' }, quoted)), 100)).toBe(
    'One more Said',
  );
  expect(pictureIdsOf(written)).toHaveLength(1);
  expect(isBlank(richText.parse(doc({ type: 'paragraph' })))).toBe(true);
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 }),
      fc.integer({ min: 20, max: 80 }),
      (texts, most) => {
        const said = texts.join(' ');
        const cut = beginningOf(richText.parse(doc(line(said))), most);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(said.startsWith(cut.replace(/…$/, ''))).toBe(true);
      },
    ),
  );
});
