import fc from 'fast-check';
import { textInHtml } from './html.rules';

test('signs of HTML are written by their names', () => {
  expect(textInHtml(`Elm & "Oak" <b>'s</b>`)).toBe('Elm &amp; &quot;Oak&quot; &lt;b&gt;&#39;s&lt;/b&gt;');
});

test('no text ends what it stands in, and none is lost', () => {
  const named = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('&', '<', '>', '"', "'", ';', 'amp', 'lt', 'a') }),
      (text) => {
        const written = textInHtml(text);
        expect(written).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
        const read = Object.entries(named).reduce(
          (left, [name, sign]) => left.replaceAll(name, sign),
          written,
        );
        expect(read).toBe(text);
      },
    ),
  );
});
