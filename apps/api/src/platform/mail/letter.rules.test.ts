import { headerText, letter } from './letter.rules';

test('a letter is plain text with the community under it, and the same as HTML', () => {
  const { text, html } = letter('Elm & Oak', 'Hi', 'Hello,\nthere.\n\nBye.');
  expect(text).toBe('Hello,\nthere.\n\nBye.\n\n-- \nElm & Oak\n');
  expect(html).toContain('Elm &amp; Oak');
  expect(html).toContain('Hello,<br>there.');
});

test('an address alone is a button, one in a sentence a link', () => {
  const { html } = letter(
    'Elm',
    'Link',
    'See https://a.example/x?b=1&c=2 now.\n\nhttps://a.example/#token=t',
  );
  expect(html).toContain('<a href="https://a.example/x?b=1&amp;c=2">');
  expect(html).toMatch(/<a href="https:\/\/a\.example\/#token=t" style="[^"]+">Open<\/a>/);
});

test('what people typed cannot become markup', () => {
  const { html } = letter(
    '<b>Elm</b>',
    '"><script>',
    '<img src=x onerror=alert(1)>\n\nhttps://a.example/"onmouseover="x',
  );
  expect(html).not.toMatch(/<(script|img|b)\b/);
  expect(html).not.toContain('"onmouseover');
});

test('a line break in a header is only a space', () => {
  expect(headerText('Hello\r\nBcc: all@example.com')).toBe('Hello Bcc: all@example.com');
});
