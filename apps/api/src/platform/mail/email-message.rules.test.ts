import fc from 'fast-check';
import { greeting, headerText, renderEmail, type EmailPart } from './email-message.rules';

test('a letter is plain text with the community under it, and the same as HTML', () => {
  const { text, html } = renderEmail(
    'Elm & Oak',
    { subject: 'Hi', body: [{ lines: ['Hello,', 'there.'] }, 'Bye.'] },
    'en',
  );
  expect(text).toBe('Hello,\nthere.\n\nBye.\n\n-- \nElm & Oak\n');
  expect(html).toContain('Elm &amp; Oak');
  expect(html).toContain('Hello,<br>there.');
});

test('of very many lines a letter has the first, and says how many more there are', () => {
  const units = (count: number) => Array.from({ length: count }, (_, unit) => `Unit ${unit}.`);
  const textOf = (count: number, language: 'en' | 'es' = 'en') =>
    renderEmail('Elm', { subject: 'Hi', body: [{ lines: units(count) }] }, language).text.split('\n');
  expect(textOf(50).slice(0, 50)).toEqual(units(50));
  const cut = textOf(3000);
  expect(cut.slice(48, 51)).toEqual(['Unit 48.', '… and 2951 more.', '']);
  expect(textOf(3000, 'es')[49]).toBe('… y 2951 más.');
});

test('a page is a button, or a link under its sentence', () => {
  const body = [
    { text: 'The roof: its service is due.', link: 'https://a.example/x?b=1&c=2' },
    { button: 'https://a.example/#token=t' },
  ];
  const { text, html } = renderEmail('Elm', { subject: 'Link', body }, 'en');
  expect(renderEmail('Elm', { subject: 'Link', body }, 'es').html).toMatch(/<html lang="es">[^]*>Abrir<\/a>/);
  expect(html).toContain('<a href="https://a.example/x?b=1&amp;c=2">');
  expect(html).toMatch(/<a href="https:\/\/a\.example\/#token=t" style="[^"]+">Open<\/a>/);
  expect(text).toContain('is due.\nhttps://a.example/x?b=1&c=2\n\nhttps://a.example/#token=t\n');
});

test('what people typed is text: no markup, no link, no line of its own', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      'http://elsewhere.example',
      'Ann\n\nhttps://elsewhere.example\n\n',
      '"onmouseover="x',
      "'><a href=x>",
    ),
  );
  const part: fc.Arbitrary<EmailPart> = fc.oneof(
    typed,
    fc.record({ lines: fc.array(typed, { minLength: 1 }) }),
    fc.record({ quote: typed }),
    fc.record({ text: typed, link: fc.constant('https://ours.example/page') }),
  );
  fc.assert(
    fc.property(typed, typed, part, (community, subject, one) => {
      const { html } = renderEmail(community, { subject, body: ['Before.', one, 'After.'] }, 'en');
      const targets = [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
      const ours = typeof one === 'object' && 'link' in one;
      expect(targets).toEqual(ours ? ['<a href="https://ours.example/page">'] : []);
      expect(html).not.toMatch(/<(script|img)/);
    }),
  );
  fc.assert(
    fc.property(typed, (words) => {
      const { text } = renderEmail(
        'Elm',
        { subject: 'Hi', body: ['Before.', `By ${words}`, 'After.'] },
        'en',
      );
      expect(text.split('\n\n')).toHaveLength(4);
    }),
  );
});

test('a note is quoted line by line, so that it looks like nothing of ours', () => {
  const body = [{ quote: 'Hello\r\n\nhttps://elsewhere.example\n' }];
  const { text } = renderEmail('Elm', { subject: 'Note', body }, 'en');
  expect(text).toContain('> Hello\n> \n> https://elsewhere.example\n');
});

test('a name is greeted, unless a mail program would make a link of it', () => {
  expect(greeting('Nora Vance', 'en')).toBe('Hello Nora Vance,');
  expect(greeting('Nora Vance', 'es')).toBe('Hola, Nora Vance:');
  expect(greeting('Dr. Nora\nVance', 'en')).toBe('Hello Dr. Nora Vance,');
  for (const name of ['a.example/x', 'Visit http://a.example', 'x.example', 'me@a.example']) {
    expect(greeting(name, 'en')).toBe('Hello,');
    expect(greeting(name, 'es')).toBe('Hola:');
  }
});

test('a line break in a header is only a space', () => {
  expect(headerText('Hello\r\nBcc: all@example.com')).toBe('Hello Bcc: all@example.com');
});
