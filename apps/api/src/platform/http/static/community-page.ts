import { labelsFrom } from '@courtyard/contract/fields/labels';
import { textInHtml } from '../answer/html.rules';
import { acceptedLanguage } from '../language/accepted-language';
import en from './community-page.en.json';
import es from './community-page.es.json';

const labels = labelsFrom(en, es);

/** A page for an address that names no community; it needs no build of the host. */
export function noCommunityPage(host: string, nonce: string): string {
  return plainPage(
    nonce,
    'No community here',
    `There is no community at ${textInHtml(host)}. Use the address that your community gave you.`,
  );
}

/** A page for a server whose host was not built. */
export const notBuiltPage = (nonce: string) =>
  plainPage(
    nonce,
    'Not built yet',
    'The pages of Courtyard were not built. Run <code>npm start</code>, or build the host.',
  );

/** A page for somebody who opens an address while it cannot be answered: 503 for a while, anything else for a fault. */
export function failurePage(nonce: string, status: number, acceptLanguage: string | undefined): string {
  const language = acceptedLanguage(acceptLanguage);
  const page = status === 503 ? 'unavailable' : 'failed';
  return plainPage(nonce, labels[page][language], labels[`${page}Text`][language], language);
}

/** A page of its own, without the host; `text`, and what stands below it, are HTML. */
export function plainPage(nonce: string, title: string, text: string, language = 'en', below = ''): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Courtyard</title>
<style nonce="${nonce}">body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 Poppins,system-ui,sans-serif;background:#f4f5f7;color:#1c2430}main{max-width:26rem;padding:2rem}h1{font-size:1.25rem;margin:0 0 .5rem}p,a{margin:0;color:#5b6472}@media(prefers-color-scheme:dark){body{background:#14181f;color:#e8ebf0}p,a{color:#a0a8b5}}</style>
</head><body><main><h1>${title}</h1><p>${text}</p>${below}</main></body></html>
`;
}
