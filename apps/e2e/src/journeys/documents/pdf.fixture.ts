/** What has a reader ask for a password: no password fits these checks (ISO 32000-1, 7.6.3). */
const encrypted = `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>/ID[<${'43'.repeat(16)}><${'43'.repeat(16)}>]`;

/** A PDF (ISO 32000-1) of pages with a line each; the first has a link outside. */
export function pdfOf(lines: readonly string[], { isEncrypted = false } = {}): Buffer {
  const kids = lines.map((_line, place) => `${4 + place * 2} 0 R`).join(' ');
  const link =
    '/Annots[<</Type/Annot/Subtype/Link/Rect[72 600 300 640]/Border[0 0 0]/A<</S/URI/URI(https://example.com/rules)>>>>]';
  const pages = lines.flatMap((line, place) => {
    const drawn = `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`;
    const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + place * 2} 0 R${place === 0 ? link : ''}>>`;
    return [page, `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`];
  });
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${lines.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R${isEncrypted ? encrypted : ''}>>\nstartxref\n${text.length}\n%%EOF`,
  );
}
