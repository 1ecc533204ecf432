const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** An address alone on its line becomes a button, one inside a sentence a link. */
function paragraph(text: string): string {
  if (/^https?:\/\/\S+$/.test(text)) {
    const address = escape(text);
    return `<p style="margin:24px 0"><a href="${address}" style="background:#1f5fbf;color:#fff;padding:10px 18px;border-radius:8px;text-decoration:none;font-weight:600">Open</a></p><p style="color:#5b6472;font-size:13px;word-break:break-all">${address}</p>`;
  }
  const linked = escape(text).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
  return `<p style="margin:0 0 16px">${linked.replaceAll('\n', '<br>')}</p>`;
}

/** A plain letter in both forms, from text whose paragraphs are parted by empty lines. */
export function letter(community: string, subject: string, text: string): { text: string; html: string } {
  const body = text
    .trim()
    .split(/\n\s*\n/)
    .map(paragraph)
    .join('\n');
  return {
    text: `${text.trim()}\n\n-- \n${community}\n`,
    html: `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#f4f5f7;padding:24px;font-family:Poppins,Segoe UI,Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5;color:#1c2430">
<div style="max-width:560px;margin:0 auto;background:#fff;border:1px solid #e3e6eb;border-radius:8px;padding:28px 32px">
<p style="margin:0 0 20px;font-weight:600;color:#5b6472">${escape(community)}</p>
${body}
</div></body></html>
`,
  };
}

/** A mail header's text on one line: a line break in a name must not become a header of its own. */
export const headerText = (text: string) => text.replace(/[\r\n]+/g, ' ').trim();
