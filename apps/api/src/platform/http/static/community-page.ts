const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page for an address that names no community; it needs no build of the host. */
export function noCommunityPage(host: string, nonce: string): string {
  return plainPage(
    nonce,
    'No community here',
    `There is no community at ${escape(host)}. Use the address that your community gave you.`,
  );
}

/** A page for a server whose host was not built. */
export const notBuiltPage = (nonce: string) =>
  plainPage(
    nonce,
    'Not built yet',
    'The pages of Courtyard were not built. Run <code>npm start</code>, or build the host.',
  );

function plainPage(nonce: string, title: string, text: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Courtyard</title>
<style nonce="${nonce}">body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 Poppins,system-ui,sans-serif;background:#f4f5f7;color:#1c2430}main{max-width:26rem;padding:2rem}h1{font-size:1.25rem;margin:0 0 .5rem}p{margin:0;color:#5b6472}@media(prefers-color-scheme:dark){body{background:#14181f;color:#e8ebf0}p{color:#a0a8b5}}</style>
</head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>
`;
}
