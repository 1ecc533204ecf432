import { createHash } from 'node:crypto';
import { messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { textInHtml } from '../../../../http/answer/html.rules';
import { plainPage } from '../../../../http/static/community-page';
import type { LeftCommunity } from '../../../tenants.service';
import { longDay } from '../../../../notifications/kind';
import { lastExportMessages } from './last-export-email.texts';
import { lastExportPath } from './notify-readers';

/** What kept the export from being given. */
export type LastExportRefusal = 'noLink' | 'wrong' | 'wrongCode' | 'wait';

/** What stands behind the `#` of the link is sent with the form, and by nothing else to anybody. */
const script = `document.forms[0].link.value ||= location.hash.slice(1); history.replaceState(null, '', location.pathname);`;

/** As a Content-Security-Policy names the script of the page. */
export const lastExportScript = `sha256-${createHash('sha256').update(script).digest('base64')}`;

const style = (nonce: string) =>
  `<style nonce="${nonce}">form{display:grid;gap:1rem;margin-top:1.5rem}label{display:grid;gap:.25rem;font-size:.875rem}input{font:inherit;padding:.6rem .75rem;border:1px solid #8a93a1;border-radius:8px;background:#fff;color:#1c2430}button{font:inherit;font-weight:600;padding:.65rem 1rem;border:0;border-radius:8px;background:#1f5fbf;color:#fff;cursor:pointer}input:focus-visible,button:focus-visible{outline:3px solid #6ea3f2;outline-offset:2px}.refused{color:#b3261e;margin-top:1rem}@media(prefers-color-scheme:dark){input{background:#1c222b;color:#e8ebf0}.refused{color:#ff9d94}}</style>`;

/** The page on which an administrator gets the last export: the link was mailed, the password they know. */
export function lastExportPage(
  nonce: string,
  language: Language,
  { ticket = '', refusal = null }: { ticket?: string; refusal?: LastExportRefusal | null } = {},
): string {
  const t = messagesIn(lastExportMessages, language);
  const refused = refusal ? `<p class="refused" role="alert">${t(refusal)}</p>` : '';
  return plainPage(
    nonce,
    t('title'),
    t('text'),
    language,
    `${refused}${style(nonce)}<form method="post" action="${lastExportPath}">
<input type="hidden" name="link" value="${textInHtml(ticket)}">
<label>${t('password')}<input type="password" name="password" required maxlength="200" autocomplete="current-password"></label>
<label>${t('code')}<input name="code" maxlength="40" inputmode="text" autocomplete="one-time-code"></label>
<button>${t('download')}</button></form><noscript><p class="refused">${t('noScript')}</p></noscript><script>${script}</script>`,
  );
}

/** The page at an address where a community was. */
export function leftCommunityPage(
  nonce: string,
  language: Language,
  { deletedAt, exportErasedAt }: LeftCommunity,
): string {
  const t = messagesIn(lastExportMessages, language);
  if (deletedAt === null) return plainPage(nonce, t('closing'), t('closingText'), language);
  const text = t('deletedText', { day: longDay(deletedAt.slice(0, 10), language) });
  const kept = exportErasedAt === null ? ` ${t('kept')}` : '';
  return plainPage(nonce, t('deleted'), `${text}${kept}`, language);
}
